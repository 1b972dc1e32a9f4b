import { amount } from "@/lib/runtime/progress";
import { StartError } from "@/lib/runtime/start-error";
import { type JobRow, listJobs, restartJob } from "../kernel/jobs/repo";
import { type AdminCommand, type Outcome, table } from "./admin-command";

export const jobs: AdminCommand = {
  usage: "",
  help: "Lists background jobs: when each is due, and its last failure",
  async run({ db, now }) {
    const rows = (await listJobs(db)).map((job) => describeJob(job, now().toISOString()));
    const lines = rows.map(({ id, kind, state, run_at, attempts, error }) => [
      ...[String(id), kind, state, run_at.slice(0, 19).replace("T", " "), String(attempts)],
      (error ?? "").slice(0, 80),
    ]);
    return { lines: table(["id", "kind", "state", "due (UTC)", "tries", "last failure"], lines), data: rows };
  },
};

/** The payload is left out, which may hold an address. */
function describeJob({ id, kind, run_at, attempts, error, dead_at, leased_until }: JobRow, now: string) {
  const isHeld = leased_until !== null && leased_until > now;
  const state = dead_at ? "dead" : isHeld ? "running" : run_at <= now ? "due" : "waiting";
  return { id, kind, state, run_at, attempts, error };
}

export const runJob: AdminCommand = {
  usage: "ID",
  help: "Runs a job now, also one that failed for good; a running service starts it within a second",
  async run({ db, now, args: [id = ""] }) {
    if (!/^\d{1,15}$/.test(id)) throw new StartError(`${id} is not a job id; list them with npm run admin -- jobs`);
    if (!(await restartJob(db, Number(id), now().toISOString())))
      throw new StartError(`No job with the id ${id} is waiting; list them with npm run admin -- jobs`);
    return restarted([Number(id)]);
  },
};

export const retryJobs: AdminCommand = {
  usage: "",
  help: "Runs all jobs that failed for good again",
  async run({ db, now }) {
    const dead = (await listJobs(db)).filter(({ dead_at }) => dead_at !== null);
    const taken: number[] = [];
    for (const { id } of dead) if (await restartJob(db, id, now().toISOString())) taken.push(id);
    return restarted(taken);
  },
};

function restarted(ids: number[]): Outcome {
  return { lines: [`${amount(ids.length, "job")} due now`], data: { restarted: ids } };
}
