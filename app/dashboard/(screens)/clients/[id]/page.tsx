import type { Metadata } from "next";
import { ClientDetail } from "@/components/clients/client-detail";
import { readId } from "@/lib/web/site/read-id";

export const metadata: Metadata = { title: "Client" };

export default async function ClientPage({ params }: { params: Promise<{ id: string }> }) {
  return <ClientDetail id={readId((await params).id)} />;
}
