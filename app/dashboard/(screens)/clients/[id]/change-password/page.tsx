import type { Metadata } from "next";
import { ChangeClientPassword } from "@/components/clients/change-client-password";
import { AccessGate } from "@/components/session/access-gate";
import { env } from "@/lib/env";
import { readId } from "@/lib/web/site/read-id";
import { readSite } from "@/lib/web/site/site";

export const metadata: Metadata = { title: "Change client password" };

export default async function ChangeClientPasswordPage({ params }: { params: Promise<{ id: string }> }) {
  const { name } = await readSite();
  return (
    <AccessGate denial="You don't have permission to change client passwords.">
      <ChangeClientPassword id={readId((await params).id)} brandName={name} siteUrl={env().SITE_URL} />
    </AccessGate>
  );
}
