import type { Metadata } from "next";
import { EditClient } from "@/components/clients/form/edit-client";
import { readClientId } from "@/components/clients/read-client-id";
import { AccessGate } from "@/components/session/access-gate";

export const metadata: Metadata = { title: "Edit Client" };

export default async function EditClientPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <AccessGate denial="You don't have permission to edit clients.">
      <EditClient id={readClientId((await params).id)} />
    </AccessGate>
  );
}
