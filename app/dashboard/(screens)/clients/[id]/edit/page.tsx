import type { Metadata } from "next";
import { EditClient } from "@/components/clients/edit-client";
import { AccessGate } from "@/components/session/access-gate";
import { readId } from "@/lib/web/site/read-id";

export const metadata: Metadata = { title: "Edit client" };

export default async function EditClientPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <AccessGate denial="You don't have permission to edit clients.">
      <EditClient id={readId((await params).id)} />
    </AccessGate>
  );
}
