import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { describeNews, type PageTag } from "@/lib/contract/page-tags";
import type { ProviderConfig } from "../../config";
import type { Deps } from "../../deps";
import type { Database } from "../../ports/database/schema";
import { transact } from "../../ports/database/transact";
import type { Job } from "../jobs/job";
import { cancelJob, insertJob } from "../jobs/repo";
import { type AuditActor, type AuditEntry, recordAudit } from "./audit-repo";
import { dropUpload, keepUpload } from "./files-repo";
import { announceWithin, describeAnnouncement, describePurges } from "./jobs";

/** What `work` gets; everything done with it takes effect together or not at all. */
export type Write = {
  trx: Transaction<Database>;
  /** ISO time of this write. */
  now: string;
  /** Adds to the audit log; the actor is the writer unless the entry names another. */
  record(entry: Omit<AuditEntry, keyof AuditActor> & Partial<AuditActor>): Promise<void>;
  /**
   * Marks public pages whose content has changed. If they cannot be rendered at the moment, the stale ones may be
   * served for a while.
   */
  changed(...tags: PageTag[]): void;
  /** Marks pages that must never be served stale: blocked, deleted, erased or moved. */
  withdrawn(...tags: PageTag[]): void;
  /** Keeps an upload that a row now names; null does nothing. */
  keepFiles(upload: string | null | undefined): Promise<void>;
  /**
   * Drops an upload that no row names any more: files are deleted after a day, and pages with them are never served
   * stale.
   */
  dropFiles(upload: string | null | undefined): Promise<void>;
  /** Queues a job, which starts soon after the commit. */
  enqueue<P>(job: Job<P>, payload: P): Promise<void>;
};

/** The dependencies of `write`. */
export type WriteDeps = Pick<Deps, "db" | "now" | "announce"> & { config: Pick<ProviderConfig, "redisUrl" | "cdn"> };

/**
 * The only way to write: rows, audit entries and jobs in one transaction. After the commit the changes are announced,
 * and only then does the caller get its answer, so that whoever saves sees the change. `work` may run several times, as
 * in `transact`.
 *
 * @throws whatever `work` throws, with nothing written.
 */
export async function write<T>(deps: WriteDeps, by: AuditActor, work: (write: Write) => Promise<T>): Promise<T> {
  const now = deps.now().toISOString();
  const announcement = randomUUID();
  const { result, news } = await transact(deps.db, async (trx) => {
    // Reset on each try of the transaction.
    const tags = new Set<PageTag>();
    let isContent = true;
    const result = await work({
      trx,
      now,
      record: (entry) => recordAudit(trx, { ...by, ...entry }, now),
      changed: (...changed) => {
        for (const tag of changed) tags.add(tag);
      },
      withdrawn: (...withdrawn) => {
        for (const tag of withdrawn) tags.add(tag);
        isContent = false;
      },
      keepFiles: async (upload) => {
        if (upload) await keepUpload(trx, upload);
      },
      dropFiles: async (upload) => {
        if (!upload) return;
        isContent = false;
        await dropUpload(trx, upload, now);
      },
      enqueue: ({ kind }, payload) =>
        insertJob(trx, { kind, payload: JSON.stringify(payload), run_at: now, created_at: now }),
    });
    const news = describeNews(tags, isContent);
    if (tags.size > 0 && isShared(deps))
      await insertJob(trx, { ...describeAnnouncement(news, now, announceWithin), key: announcement });
    if (tags.size > 0 && deps.config.cdn) for (const job of describePurges(tags, now)) await insertJob(trx, job);
    return { result, news };
  });
  await deps.announce(news);
  if (news.length > 0 && isShared(deps)) await cancelJob(deps.db, announcement).catch(() => {});
  return result;
}

/** Whether other processes may serve pages (Redis is set up): they would outlive a crash of this one. */
function isShared({ config }: Pick<WriteDeps, "config">): boolean {
  return config.redisUrl !== undefined;
}
