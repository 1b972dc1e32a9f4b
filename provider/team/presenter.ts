import type { Team } from "@/lib/contract/team/schema";
import type { getTeam } from "./service";

export function presentTeam({
  slug,
  members,
  is_with_person_cards,
  branches,
}: Awaited<ReturnType<typeof getTeam>>): Team {
  return {
    slug,
    members: Number(members),
    person_cards: is_with_person_cards ?? false,
    branches: branches.map(({ id = 0, name }) => ({ id, name })),
  };
}
