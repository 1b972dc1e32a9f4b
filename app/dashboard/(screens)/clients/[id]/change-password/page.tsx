import type { Metadata } from "next";
import { AccessGate } from "@/components/clients/access-gate";
import { ChangeClientPassword } from "@/components/clients/change-client-password";
import { readClientId } from "@/components/clients/read-client-id";

export const metadata: Metadata = { title: "Change Client Password" };

export default async function ChangeClientPasswordPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <AccessGate denial="You don't have permission to change client passwords.">
      <ChangeClientPassword id={readClientId((await params).id)} />
    </AccessGate>
  );
}
