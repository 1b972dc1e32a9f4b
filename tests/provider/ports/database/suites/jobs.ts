import { leaseMs } from "@/provider/kernel/jobs/job";
import { deleteJob, holdJob, insertJob, returnJob, takeJob } from "@/provider/kernel/jobs/repo";
import type { Db } from "@/provider/ports/database/schema";
import { atOnce } from "../two-processes";

export function describeJobs(handles: () => readonly [Db, Db]): void {
  const now = new Date("2026-01-01T10:00:00.000Z");
  const at = now.toISOString();
  const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const insert = (kind: string, key?: string) =>
    insertJob(handles()[0], { kind, key, payload: "{}", run_at: at, created_at: at });

  test("processes that look for jobs at once each get a different one", async () => {
    for (let count = 0; count < 40; count++) await insert("race");
    const taken: number[] = [];
    const work = async (db: Db) => {
      for (let job = await takeJob(db, ["race"], now); job; job = await takeJob(db, ["race"], now)) {
        taken.push(job.id);
        await deleteJob(db, job);
      }
    };
    await atOnce(6, (index) => work(handles()[index % 2] as Db));
    expect([taken.length, new Set(taken).size]).toEqual([40, 40]);
  });

  test("one key has one job, however many start at once", async () => {
    await atOnce(8, () => insert("recurring", "the only one"));
    const rows = await handles()[0].selectFrom("jobs").select("id").where("kind", "=", "recurring").execute();
    expect(rows).toHaveLength(1);
  });

  test("a renewed lease keeps a job; an expired one passes it on, and its former holder cannot touch it", async () => {
    const [first, second] = handles();
    await insert("leased");
    const job = await takeJob(first, ["leased"], now);
    if (!job) throw new Error("There was no job");
    await holdJob(first, job, later(leaseMs - 1));
    expect(await takeJob(second, ["leased"], later(leaseMs))).toBeUndefined();
    const taken = await takeJob(second, ["leased"], later(2 * leaseMs));
    expect(taken).toMatchObject({ id: job.id, attempts: 2 });
    await deleteJob(first, job);
    await returnJob(first, job, { dead_at: at }, { attempts: 1, error: "late" });
    const rows = await first.selectFrom("jobs").select(["lease", "dead_at"]).where("id", "=", job.id).execute();
    expect(rows).toEqual([{ lease: taken?.lease, dead_at: null }]);
  });
}
