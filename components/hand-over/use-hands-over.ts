import { useCan } from "@/components/session/session-user";
import { useTeam } from "@/lib/api/team";

/** Whether the reader hands over to others; owners whose people have no cards see nothing of it. */
export function useHandsOver(): boolean {
  const mayHandOver = useCan("leads.handOver");
  const isOwner = useCan("card.edit");
  const { data: team } = useTeam(mayHandOver);
  return mayHandOver && (!isOwner || team?.person_cards === true);
}
