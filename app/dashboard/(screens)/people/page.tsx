import type { Metadata } from "next";
import { PeopleScreen } from "@/components/people/people-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { peopleOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Team" };

const { listPeople } = peopleOperations;
const readings = [reading(listPeople, { page: 1 }), reading(listPeople, { page_size: 1 })];

export default function PeoplePage() {
  return (
    <ClientsOnly title="Teams">
      <WithAnswers to={readings}>
        <PeopleScreen />
      </WithAnswers>
    </ClientsOnly>
  );
}
