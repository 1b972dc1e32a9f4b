import { z } from "zod";
import { eventLimits } from "@/lib/contract/analytics/values";
import { dayOf } from "@/lib/contract/clock";
import type { Deps } from "../../deps";
import type { Job } from "../../kernel/jobs/job";
import { addPartitions, dropPartitionsBefore } from "../../ports/database/partitions";
import { firstSaltedDay } from "../counting/salts";
import { deleteEventsBefore, deleteEventsOf, deleteSaltsBefore, findDayBeyond, moveFirstDay } from "./repo";
import { rollUp } from "./service";

const hour = 60 * 60_000;
const day = 24 * hour;
const batch = 5_000;

export const rollUpFigures: Job = {
  kind: "roll_up_figures",
  payload: z.unknown(),
  every: 10_000,
  run: (deps, _payload, signal) => rollUp(deps, signal),
};

/** By age, and by number with the oldest days first. */
export const expireEvents: Job = {
  kind: "expire_events",
  payload: z.unknown(),
  every: hour,
  async run(deps: Deps, _payload, signal) {
    const { db, now, config } = deps;
    await deleteSaltsBefore(db, firstSaltedDay(now()));
    await addPartitions(db, "events", daysAround(now()));
    const kept = dayOf(now().getTime() - config.eventsRetentionDays * day);
    const beyond = await findDayBeyond(db, eventLimits.stored);
    const before = beyond !== null && beyond > kept ? beyond : kept;
    await moveFirstDay(db, before);
    // Roll up before the events go.
    await rollUp(deps, signal);
    if (signal.aborted) return;
    await dropPartitionsBefore(db, "events", before);
    while (!signal.aborted && (await deleteEventsBefore(db, before, batch)) > 0);
  },
};

/** Days with late events, and some ahead in case the job pauses. */
function daysAround(now: Date): string[] {
  const days = [];
  for (let at = now.getTime() - eventLimits.age - day; at <= now.getTime() + 7 * day; at += day) days.push(dayOf(at));
  return days;
}

/** Events of a deleted client; its figures went with the row. */
export const forgetEvents: Job<{ client_id: number }> = {
  kind: "forget_events",
  payload: z.object({ client_id: z.number().int() }),
  async run({ db }, { client_id }, signal) {
    while ((await deleteEventsOf(db, client_id, batch)) > 0) signal.throwIfAborted();
  },
};

export const eventJobs: readonly Job[] = [rollUpFigures, expireEvents, forgetEvents as Job];
