import type { Metadata } from "next";
import { ClientList } from "@/components/clients/client-list";
import { WithAnswers } from "@/components/session/with-answers";
import { clientOperations } from "@/lib/contract/clients/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Clients" };

const readings = [reading(clientOperations.listClients, { page: 1, ordering: "-created_at" })];

export default function ClientsPage() {
  return (
    <WithAnswers to={readings}>
      <ClientList />
    </WithAnswers>
  );
}
