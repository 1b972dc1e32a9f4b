import { formatCount } from "@/lib/runtime/progress";
import { countJobs, countLateJobs } from "../../kernel/jobs/repo";
import { type CheckContext, type Finding, fine, problem, warning } from "./finding";

/** What is due for longer is not being done. */
const patience = 10 * 60_000;

export async function checkJobs({ db, now }: CheckContext): Promise<Finding> {
  const { due, later, dead } = await countJobs(db, now().toISOString());
  if (dead > 0)
    return problem(
      "jobs",
      `${formatCount(dead)} failed for good. List them with npm run admin -- jobs, run them again with retry-jobs`,
    );
  const late = await countLateJobs(db, new Date(now().getTime() - patience).toISOString());
  if (late > 0) return warning("jobs", `${formatCount(late)} are more than 10 minutes late: is the service running?`);
  return fine("jobs", `${formatCount(due + later)} waiting, none failed for good`);
}
