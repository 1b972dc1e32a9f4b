import type { Metadata } from "next";
import { PeopleScreen } from "@/components/people/people-screen";
import { ClientsOnly } from "@/components/session/clients-only";

export const metadata: Metadata = { title: "My People" };

export default function PeoplePage() {
  return (
    <ClientsOnly title="People">
      <PeopleScreen />
    </ClientsOnly>
  );
}
