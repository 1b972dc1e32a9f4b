import type { Team } from "@/lib/contract/team/schema";
import type { getTeam } from "./service";

export function presentTeam({
  slug,
  members,
  branches,
  givesAppointments,
  ...cards
}: Awaited<ReturnType<typeof getTeam>>): Team {
  return {
    slug,
    members: Number(members),
    person_cards: cards.is_with_person_cards ?? false,
    person_handles: cards.is_with_person_handles ?? false,
    person_listing: cards.is_with_listed_people ?? false,
    takes_appointments: givesAppointments,
    branches: branches.map(({ id = 0, name }) => ({ id, name })),
  };
}
