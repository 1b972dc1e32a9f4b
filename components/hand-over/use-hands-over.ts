import { useCan } from "@/components/session/session-user";
import { useCompleteProfile } from "@/lib/api/profile";

/** Whether the reader hands over to others; owners whose people have no cards see nothing of it. */
export function useHandsOver(): boolean {
  const mayHandOver = useCan("leads.handOver");
  const isOwner = useCan("card.edit");
  const { data: complete } = useCompleteProfile(mayHandOver && isOwner);
  return mayHandOver && (!isOwner || complete?.profile.person_cards === true);
}
