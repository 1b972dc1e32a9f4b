import { inLogContext } from "@/lib/runtime/log/context";
import { log } from "@/lib/runtime/log/log";
import { inSpan } from "@/lib/runtime/traces/span";
import { whileHolding } from "@/lib/runtime/while-holding";
import type { Deps } from "../../deps";
import { type Job, leaseMs, maxAttempts, PermanentFailure, retryDelay } from "./job";
import { deleteJob, holdJob, insertJob, type JobRow, joinJobs, returnJob, takeJob } from "./repo";

/** Polling interval for due jobs, in milliseconds. */
const tickMs = 1_000;
/** Delay after an announcement before the next poll, so that changes made together are handled together. */
const gatherMs = 100;
const longestError = 500;

/**
 * Runs jobs until the returned function is called; that aborts running jobs and waits for them. Urgent jobs, and each
 * kind with `atOnce`, have a lane of their own; the rest run one after another. Any number of processes may run jobs.
 */
export async function startJobs(deps: Deps, known: readonly Job[]): Promise<() => Promise<void>> {
  await scheduleRecurring(deps, known);
  const own = known.filter(({ atOnce }) => atOnce !== undefined);
  const others = known.filter(({ atOnce }) => atOnce === undefined);
  const lanes = [
    ...own.map((job) => [job]),
    others.filter(({ isUrgent }) => isUrgent),
    others.filter(({ isUrgent }) => !isUrgent),
  ];
  const ends = lanes.filter((jobs) => jobs.length > 0).map((jobs) => startLane(deps, jobs));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

/** Runs due jobs of one lane, `atOnce` in parallel. */
function startLane(deps: Deps, jobs: readonly Job[]): () => Promise<void> {
  const atOnce = Math.max(...jobs.map((job) => job.atOnce ?? 1));
  const byKind = new Map(jobs.map((job) => [job.kind, job]));
  const ending = new AbortController();

  async function runDue(): Promise<void> {
    while (!ending.signal.aborted) {
      const row = await takeJob(deps.db, [...byKind.keys()], deps.now());
      const job = row && byKind.get(row.kind);
      if (!row || !job) return;
      // More jobs may be due, so start another run if the lane has room.
      tick();
      const requestId = row.request_id ?? undefined;
      const context = { job: row.kind, jobId: row.id, requestId };
      const attributes = {
        "namaskard.job_id": row.id,
        "namaskard.attempt": row.attempts,
        "namaskard.request_id": requestId,
      };
      await inLogContext(context, () =>
        inSpan(`job ${row.kind}`, { attributes }, () => runJob(deps, job, row, ending.signal)),
      );
    }
  }

  const running = new Set<Promise<void>>();
  const tick = () => {
    if (running.size >= atOnce) return;
    const run = runDue()
      .catch((error) => log.error("Jobs could not be looked for", error))
      .finally(() => running.delete(run));
    running.add(run);
  };
  const ticking = setInterval(tick, tickMs);
  const soon = { onMessage: () => void setTimeout(tick, gatherMs).unref(), onGap: () => {} };
  const stopListening = jobs.some(({ isPrompt }) => isPrompt) ? deps.shared.listen(soon) : undefined;
  return async () => {
    clearInterval(ticking);
    stopListening?.();
    ending.abort();
    await Promise.all(running);
  };
}

async function scheduleRecurring({ db, now }: Deps, known: readonly Job[]): Promise<void> {
  const at = now().toISOString();
  for (const { kind, every } of known)
    if (every !== undefined) await insertJob(db, { kind, key: kind, payload: "{}", run_at: at, created_at: at });
}

/** The job's payload, merged with those of other due jobs if it has `join`. */
async function readPayload({ db, now }: Deps, { payload, join }: Job, row: JobRow): Promise<unknown> {
  const read = (text: string) => payload.parse(JSON.parse(text));
  if (!join) return read(row.payload);
  return read(await joinJobs(db, row, now(), (texts) => JSON.stringify(join(texts.map(read)))));
}

async function runJob(deps: Deps, job: Job, row: JobRow, signal: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  const hold = () => holdJob(db, row, now()).catch(() => {});
  try {
    await whileHolding(leaseMs, hold, async () => {
      await job.run(deps, await readPayload(deps, job, row), signal);
      if (job.every === undefined) await deleteJob(db, row);
      else await returnJob(db, row, { run_at: later(job.every) }, { attempts: 0, error: null });
    });
  } catch (cause) {
    // Not counted as a failure: with frequent restarts, backoff would delay a long job for hours.
    if (signal.aborted) {
      const { run_at, attempts, error } = row;
      await returnJob(db, row, { run_at }, { attempts: attempts - 1, error }).catch(() => {});
      return;
    }
    const error = String(cause).slice(0, longestError);
    const isDead = job.every === undefined && (cause instanceof PermanentFailure || row.attempts >= maxAttempts);
    log.error(isDead ? "A job failed for good" : "A job failed", cause, { attempt: row.attempts });
    const change = isDead ? { dead_at: later(0) } : { run_at: later(retryDelay(row.attempts)) };
    // If this fails, the job becomes due again when its lease expires.
    await returnJob(db, row, change, { attempts: row.attempts, error }).catch(() => {});
  }
}
