import type { Metadata } from "next";
import { DeletedClientsScreen } from "@/components/clients/deleted-clients-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { deletedClientOperations } from "@/lib/contract/clients/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Deleted clients" };

const readings = [reading(deletedClientOperations.listDeletedClients, { page: 1 })];

export default function DeletedClientsPage() {
  return (
    <WithAnswers to={readings}>
      <DeletedClientsScreen />
    </WithAnswers>
  );
}
