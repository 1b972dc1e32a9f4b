import type { Metadata } from "next";
import { ChangeClientPassword } from "@/components/clients/form/change-client-password";
import { readClientId } from "@/components/clients/read-client-id";
import { AccessGate } from "@/components/session/access-gate";

export const metadata: Metadata = { title: "Change Client Password" };

export default async function ChangeClientPasswordPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <AccessGate denial="You don't have permission to change client passwords.">
      <ChangeClientPassword id={readClientId((await params).id)} />
    </AccessGate>
  );
}
