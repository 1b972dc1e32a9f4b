import type { Metadata } from "next";
import { ChangeClientPassword } from "@/components/clients/change-client-password";
import { AccessGate } from "@/components/session/access-gate";
import { readId } from "@/lib/web/site/read-id";

export const metadata: Metadata = { title: "Change client password" };

export default async function ChangeClientPasswordPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <AccessGate denial="You don't have permission to change client passwords.">
      <ChangeClientPassword id={readId((await params).id)} />
    </AccessGate>
  );
}
