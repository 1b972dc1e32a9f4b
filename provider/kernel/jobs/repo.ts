import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { logContext } from "@/lib/runtime/log/context";
import { countRows } from "../../ports/database/queries/count-rows";
import type { Database, Db, Row } from "../../ports/database/schema";
import { leaseMs } from "./job";

export type JobRow = Row<"jobs">;
type NewJob = Pick<JobRow, "kind" | "payload" | "run_at" | "created_at"> & { key?: string };
/** A leased job. Updates match the lease, so a process that lost it changes nothing. */
type Leased = Pick<JobRow, "id" | "lease">;

/** Due jobs fetched per attempt; other processes may take the first ones. */
const candidates = 10;
/** Jobs merged at once; databases limit the parameters of a statement. */
const joinedAtOnce = 500;

/** A job whose key is already there is not inserted. */
export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto("jobs")
    .values({ ...job, attempts: 0, request_id: logContext().requestId ?? null })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/**
 * Leases the job of these kinds that has been due longest. A crashed process's job becomes due again when its lease
 * expires. The update decides: of several processes one gets the job.
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
 * Merges other due, unleased jobs of the same kind into a running one and returns the merged payload from `join`. A
 * crash in between, or a race with another process, means that some work is done twice.
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
  // Another process has taken the job over; go on with the old payload.
  if (numUpdatedRows === 0n) return job.payload;
  const ids = others.map(({ id }) => id);
  await db.deleteFrom("jobs").where("id", "in", ids).where("lease", "is", null).execute();
  return payload;
}

/** Renews the lease of a running job. */
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

/** Releases a job to run at another time, or marks it dead. */
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

/** Deletes a job unless it is running. */
export async function cancelJob(db: Db, key: string): Promise<void> {
  await db.deleteFrom("jobs").where("key", "=", key).where("lease", "is", null).execute();
}

/** Jobs in order of due time; dead ones last. */
export function listJobs(db: Db): Promise<JobRow[]> {
  return db.selectFrom("jobs").selectAll().orderBy("dead_at").orderBy("run_at").orderBy("id").execute();
}

/** Number of jobs: due or running, scheduled for later, and dead. */
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

/** Number of jobs due before that time with no lease since then. */
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

/** Number of jobs whose last run failed with an error of that name: such as are retried, and those given up since then. */
export function countJobsFailedBy(db: Db, errorName: string, since: string): Promise<number> {
  return countRows(
    db
      .selectFrom("jobs")
      .where("error", "like", `%${errorName}: %`)
      .where((eb) => eb.or([eb("dead_at", "is", null), eb("dead_at", ">=", since)])),
  );
}

/** The latest job of that kind whose last run failed, whether it will be retried or is dead. */
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

/** Makes a job due now with its failures reset, even if it is dead; false if there is no such job or it is running. */
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
