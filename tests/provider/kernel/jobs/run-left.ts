import { jobs } from "@/provider/all-jobs";
import type { TestDeps } from "../../build-deps";

/** Runs the waiting jobs of one kind, the oldest first, and removes them. */
export async function runLeft(deps: TestDeps, kind: string): Promise<void> {
  const job = jobs.find((known) => known.kind === kind);
  const rows = await deps.db.selectFrom("jobs").selectAll().where("kind", "=", kind).orderBy("id").execute();
  for (const { id, payload } of rows) {
    await job?.run(deps, job.payload.parse(JSON.parse(payload)), new AbortController().signal);
    await deps.db.deleteFrom("jobs").where("id", "=", id).execute();
  }
}
