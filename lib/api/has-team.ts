"use client";

import { usePeopleCount } from "./content";
import { useJoining } from "./joining";
import { useTeam } from "./team";

// Apart from `team.ts`, which screens load that know nothing of joining.

/** Whether there is a second person or account, or soon will be, or people have cards. False while nobody knows. */
export function useHasTeam(): boolean {
  const { members = 1, person_cards: hasCards = false } = useTeam().data ?? {};
  const { invitations = [], waiting = 0, open_links: links = 0 } = useJoining().data ?? {};
  const people = usePeopleCount() ?? 0;
  return people > 1 || members > 1 || invitations.length + waiting + links > 0 || hasCards;
}
