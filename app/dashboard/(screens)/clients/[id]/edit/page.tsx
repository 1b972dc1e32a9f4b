import type { Metadata } from "next";
import { AccessGate } from "@/components/clients/access-gate";
import { EditClient } from "@/components/clients/edit-client";
import { readClientId } from "@/components/clients/read-client-id";

export const metadata: Metadata = { title: "Edit Client" };

export default async function EditClientPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <AccessGate denial="You don't have permission to edit clients.">
      <EditClient id={readClientId((await params).id)} />
    </AccessGate>
  );
}
