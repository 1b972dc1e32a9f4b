import type { Metadata } from "next";
import { ClientList } from "@/components/clients/list/client-list";

export const metadata: Metadata = { title: "Clients" };

export default function ClientsPage() {
  return <ClientList />;
}
