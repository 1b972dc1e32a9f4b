import type { Metadata } from "next";
import { ClientDetail } from "@/components/clients/detail/client-detail";
import { WithAnswers } from "@/components/session/with-answers";
import { clientOperations } from "@/lib/contract/operations/clients";
import { env } from "@/lib/env";
import { reading } from "@/lib/session/read-answers";
import { readId } from "@/lib/site/read-id";

export const metadata: Metadata = { title: "Client" };

export default async function ClientPage({ params }: { params: Promise<{ id: string }> }) {
  const id = readId((await params).id);
  return (
    <WithAnswers to={id === null ? [] : [reading(clientOperations.getClient, {}, { id })]}>
      <ClientDetail id={id} siteUrl={env().SITE_URL} />
    </WithAnswers>
  );
}
