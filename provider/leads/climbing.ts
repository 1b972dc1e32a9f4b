import type { Write } from "../kernel/write/write";
import { listOverseers } from "../memberships/repo";
import { notify } from "../notifications/service";
import * as repo from "./repo";

const hourMs = 60 * 60_000;

/** When others are told of a lead of a person's that nobody answers; null for never. Times are ISO. */
export function climbTime(personId: number | null, hours: number | null, since: string): string | null {
  if (personId === null || hours === null) return null;
  return new Date(Date.parse(since) + hours * hourMs).toISOString();
}

/** Tells whoever looks after the person's work, once; not of what was answered or handed over meanwhile. */
export async function climb(open: Write, { id, climbs_at }: repo.Climbing): Promise<void> {
  const { trx } = open;
  const lead = await repo.takeClimb(trx, id, climbs_at);
  if (lead?.status !== "new" || lead.person_id === null) return;
  const { client_id: clientId, person_id: personId, name: detail } = lead;
  const hours = (await repo.findSettings(trx, clientId))?.climb_hours ?? null;
  if (hours === null) return;
  const userIds = await listOverseers(trx, clientId, personId);
  await notify(open, { clientId, userIds }, { kind: "lead_unanswered", detail, count: hours, subjectId: id });
}
