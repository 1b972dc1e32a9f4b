import { formatCount } from "@/lib/process/command/progress";
import { countJobs, countLateJobs } from "../jobs/repo";
import type { CheckContext } from "./check";
import { type Finding, fine, problem, warning } from "./finding";

/** What is due for longer is not being done. */
const patience = 10 * 60_000;

export async function checkJobs({ db, now }: CheckContext): Promise<Finding> {
  const { due, later, dead } = await countJobs(db, now().toISOString());
  if (dead > 0)
    return problem(
      "jobs",
      `${formatCount(dead)} have failed for good; npm run admin -- jobs lists them, retry-jobs tries again`,
    );
  const late = await countLateJobs(db, new Date(now().getTime() - patience).toISOString());
  if (late > 0)
    return warning("jobs", `${formatCount(late)} have been due for more than ten minutes: is the service running?`);
  return fine("jobs", `${formatCount(due + later)} wait for their time, none has failed for good`);
}
