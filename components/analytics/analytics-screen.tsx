"use client";

import { useSearchParams } from "next/navigation";
import { ClientGate } from "@/components/clients/client-gate";
import { clientTexts } from "@/components/clients/client-texts";
import { useSessionUser } from "@/components/session/session-user";
import { readId } from "@/lib/web/site/read-id";
import { AnalyticsView } from "./analytics-view";

/** `siteUrl` is the public address that card links start with. Administrators may name one client in the address. */
export function AnalyticsScreen({ siteUrl }: { siteUrl: string }) {
  const { is_admin: isAdmin } = useSessionUser();
  const named = useSearchParams().get("client");
  if (!isAdmin || !named) return <AnalyticsView siteUrl={siteUrl} />;
  return (
    <ClientGate key={named} id={readId(named)}>
      {(client) => (
        <AnalyticsView siteUrl={siteUrl} client={{ id: client.id, name: clientTexts.companyName(client) }} />
      )}
    </ClientGate>
  );
}
