import type { Deps } from "@/provider/deps";
import { write } from "@/provider/kernel/write/write";
import { type News, notify } from "@/provider/notifications/service";

/** Notifies a client, or all administrators, as a write of the provider does. */
export function tell(deps: Deps, to: Parameters<typeof notify>[1], news: Partial<News> = {}): Promise<void> {
  const complete: News = { kind: "lead_received", detail: "Asha", count: null, subjectId: 1, ...news };
  return write(deps, { actorId: null, address: "" }, (open) => notify(open, to, complete));
}
