import type { Analytics } from "@/lib/contract/analytics";
import { formatAmount, formatCount } from "@/lib/format/number";

type Week = Pick<Analytics, "totalVisitors" | "details">;

/** What the last seven days brought, in a sentence: "This week 48 people opened your card, 9 called". */
export function tellWeek({ totalVisitors, details }: Week, { is_admin: isAdmin }: { is_admin: boolean }): string {
  if (totalVisitors === 0) return `Nobody has opened ${isAdmin ? "a" : "your"} card this week yet`;
  const people = formatAmount(totalVisitors, ["person", "people"]);
  const opened = `This week ${people} opened ${isAdmin ? "your clients’ cards" : "your card"}`;

  const times = (kind: string) => details?.kinds.find((counted) => counted.kind === kind)?.count ?? 0;
  const calls = times("call");
  const chats = times("whatsapp");
  if (calls === 0 && chats === 0) return opened;
  return chats > calls
    ? `${opened}, ${formatCount(chats)} wrote on WhatsApp`
    : `${opened}, ${formatCount(calls)} called`;
}
