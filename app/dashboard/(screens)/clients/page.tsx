import type { Metadata } from "next";
import { ClientList } from "@/components/clients/client-list";
import { WithAnswers } from "@/components/session/with-answers";
import { clientOperations } from "@/lib/contract/clients/operations";
import { env } from "@/lib/env";
import { reading } from "@/lib/web/session/read-answers";
import { readSite } from "@/lib/web/site/site";

export const metadata: Metadata = { title: "Clients" };

const readings = [reading(clientOperations.listClients, { page: 1, ordering: "-created_at" })];

export default async function ClientsPage() {
  return (
    <WithAnswers to={readings}>
      <ClientList brandName={(await readSite()).name} siteUrl={env().SITE_URL} />
    </WithAnswers>
  );
}
