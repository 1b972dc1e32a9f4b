import type { Team } from "@/lib/contract/team/schema";
import { rulesIn } from "../content/people/repo";
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
    member_rules: rulesIn(cards),
    branches: branches.map(({ id = 0, name }) => ({ id, name })),
  };
}
