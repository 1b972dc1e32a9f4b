import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { logContext } from "@/lib/runtime/log/context";
import type { Database, Db, Row } from "../../ports/database/schema";
import { leaseMs } from "./job";

export type JobRow = Row<"jobs">;
type NewJob = Pick<JobRow, "kind" | "payload" | "run_at" | "created_at"> & { key?: string };
/** A job in the hands of a process: nothing is changed in it by one whose lease another has taken over. */
type Leased = Pick<JobRow, "id" | "lease">;

/** How many due jobs a process looks at before it looks again: others may take the first of them meanwhile. */
const candidates = 10;
/** How many others one takes over: databases bound what a statement holds. */
const joinedAtOnce = 500;

/** Of jobs with one key only the first is kept, as long as it is there. */
export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto("jobs")
    .values({ ...job, attempts: 0, request_id: logContext().requestId ?? null })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/**
 * Takes the job of these kinds that has been due for longest, for a lease. One whose process died is due again when its
 * lease is over. The row decides: of processes that want it, each with one statement, one gets it.
 */
export async function takeJob(db: Db, kinds: readonly string[], now: Date): Promise<JobRow | undefined> {
  const at = now.toISOString();
  const due = await db
    .selectFrom("jobs")
    .select("id")
    .where((eb) => isDue(eb, kinds, at))
    .orderBy("run_at")
    .orderBy("id")
    .limit(candidates)
    .execute();
  for (const { id } of due) {
    const job = await db
      .updateTable("jobs")
      .set((eb) => ({ lease: randomUUID(), leased_until: untilOf(now), attempts: eb("attempts", "+", 1) }))
      .where("id", "=", id)
      .where((eb) => isDue(eb, kinds, at))
      .returningAll()
      .executeTakeFirst();
    if (job) return job;
  }
  return undefined;
}

/**
 * Makes those of its kind that are due and in nobody's hands a part of a job that is begun; `join` makes one payload of
 * all, which is returned. Cut off in between, or where another process takes one meanwhile, work is done twice.
 */
export async function joinJobs(db: Db, job: JobRow, now: Date, join: (payloads: string[]) => string): Promise<string> {
  const others = await db
    .selectFrom("jobs")
    .select(["id", "payload"])
    .where((eb) => isDue(eb, [job.kind], now.toISOString()))
    .where("lease", "is", null)
    .limit(joinedAtOnce)
    .execute();
  if (others.length === 0) return job.payload;
  const payload = join([job.payload, ...others.map((other) => other.payload)]);
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ payload })
    .where("id", "=", job.id)
    .where("lease", "=", job.lease)
    .executeTakeFirst();
  // Taken over by another process, it may end with the payload of before.
  if (numUpdatedRows === 0n) return job.payload;
  const ids = others.map(({ id }) => id);
  await db.deleteFrom("jobs").where("id", "in", ids).where("lease", "is", null).execute();
  return payload;
}

/** Holds on to a job that takes longer than its lease. */
export async function holdJob(db: Db, job: Leased, now: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ leased_until: untilOf(now) })
    .where("id", "=", job.id)
    .where("lease", "=", job.lease)
    .execute();
}

export async function deleteJob(db: Db, job: Leased): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", job.id).where("lease", "=", job.lease).execute();
}

/** Gives a job back, to be run at another time; without one it is dead. */
export async function returnJob(
  db: Db,
  job: Leased,
  change: { run_at: string } | { dead_at: string },
  { attempts, error }: { attempts: number; error: string | null },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ ...change, attempts, error, lease: null, leased_until: null })
    .where("id", "=", job.id)
    .where("lease", "=", job.lease)
    .execute();
}

/** Takes a job back that nobody has begun. */
export async function cancelJob(db: Db, key: string): Promise<void> {
  await db.deleteFrom("jobs").where("key", "=", key).where("lease", "is", null).execute();
}

/** Jobs in the order in which they are due; the dead ones come last. */
export function listJobs(db: Db): Promise<JobRow[]> {
  return db.selectFrom("jobs").selectAll().orderBy("dead_at").orderBy("run_at").orderBy("id").execute();
}

/** How many there are: due or under way, for later, and given up. */
export async function countJobs(db: Db, now: string): Promise<{ due: number; later: number; dead: number }> {
  const { due, later, dead } = await db
    .selectFrom("jobs")
    .select(({ fn, eb }) => {
      const alive = eb("dead_at", "is", null);
      return [
        fn
          .countAll<number>()
          .filterWhere(eb.and([alive, eb("run_at", "<=", now)]))
          .as("due"),
        fn
          .countAll<number>()
          .filterWhere(eb.and([alive, eb("run_at", ">", now)]))
          .as("later"),
        fn.countAll<number>().filterWhere("dead_at", "is not", null).as("dead"),
      ];
    })
    .executeTakeFirstOrThrow();
  return { due: Number(due), later: Number(later), dead: Number(dead) };
}

/** How many were due before that time and have been in nobody's hands since. */
export async function countLateJobs(db: Db, before: string): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("dead_at", "is", null)
    .where("run_at", "<", before)
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<", before)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One of that kind that has failed, and is tried again or was given up. */
export function findFailedJob(db: Db, kind: string): Promise<JobRow | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("kind", "=", kind)
    .where("error", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Makes a job due at once, dead or not, as if it had never failed; false where nobody has such a job, or one is at it. */
export async function restartJob(db: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ run_at: now, dead_at: null, attempts: 0 })
    .where("id", "=", id)
    .where("lease", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function isDue(eb: ExpressionBuilder<Database, "jobs">, kinds: readonly string[], at: string) {
  return eb.and([
    eb("dead_at", "is", null),
    eb("run_at", "<=", at),
    eb("kind", "in", kinds),
    eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", at)]),
  ]);
}

function untilOf(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}
