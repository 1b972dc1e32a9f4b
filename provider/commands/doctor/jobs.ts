import { listJobs } from "../../jobs/repo";
import type { AdminContext } from "../admin-command";
import { type Finding, fine, warning } from "./finding";

/** What is due for longer is not being done. */
const patience = 10 * 60_000;

export async function checkJobs({ db, now }: AdminContext): Promise<Finding> {
  const all = await listJobs(db);
  const dead = all.filter(({ dead_at }) => dead_at !== null).length;
  if (dead > 0)
    return warning("jobs", `${dead} have failed for good; admin jobs lists them, admin retry-jobs tries again`);
  const before = new Date(now().getTime() - patience).toISOString();
  const late = all.filter(({ run_at, leased_until }) => run_at < before && (leased_until ?? "") < before).length;
  if (late > 0) return warning("jobs", `${late} have been due for more than ten minutes: is the service running?`);
  return fine("jobs", `${all.length} wait for their time, none has failed for good`);
}
