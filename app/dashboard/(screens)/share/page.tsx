import type { Metadata } from "next";
import { ClientsOnly } from "@/components/session/clients-only";
import { ShareScreen } from "@/components/share/share-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Share" };

export default function SharePage() {
  return (
    <ClientsOnly title="Cards">
      <ShareScreen siteUrl={env().SITE_URL} />
    </ClientsOnly>
  );
}
