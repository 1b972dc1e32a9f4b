import type { Metadata } from "next";
import { ClientDetail } from "@/components/clients/detail/client-detail";
import { readClientId } from "@/components/clients/read-client-id";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Client" };

export default async function ClientPage({ params }: { params: Promise<{ id: string }> }) {
  return <ClientDetail id={readClientId((await params).id)} siteUrl={env().SITE_URL} />;
}
