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

/** What a write has in hand; everything in it takes effect together or not at all. */
export type Write = {
  trx: Transaction<Database>;
  /** ISO time of this write. */
  now: string;
  /** Adds to the audit log, on the account of who writes unless the entry says otherwise. */
  record(entry: Omit<AuditEntry, keyof AuditActor> & Partial<AuditActor>): Promise<void>;
  /**
   * Names public pages that show other content from now on. While nobody can make them anew, those of before may be shown
   * for a while.
   */
  changed(...tags: PageTag[]): void;
  /** Names those of which nothing from before may be shown again, whatever is away: blocked, deleted, erased or moved. */
  withdrawn(...tags: PageTag[]): void;
  /** For an upload that a row names from now on; null is none. */
  keepFiles(upload: string | null | undefined): Promise<void>;
  /** For an upload that no row names any more; its files go a day later, and no page that shows them is shown again. */
  dropFiles(upload: string | null | undefined): Promise<void>;
  /** Leaves work to a job, which is begun soon after the rows are safe. */
  enqueue<P>(job: Job<P>, payload: P): Promise<void>;
};

/** What writing takes of a provider. */
export type WriteDeps = Pick<Deps, "db" | "now" | "announce"> & { config: Pick<ProviderConfig, "redisUrl" | "cdn"> };

/**
 * The one way to write: rows, audit entries and whatever follows from them in one transaction. Once that is safe, what
 * changed is announced, and only then does the caller learn of its success; so whoever saved and looks sees the change.
 * `work` may run several times, as in `transact`.
 *
 * @throws whatever `work` throws, with nothing written.
 */
export async function write<T>(deps: WriteDeps, by: AuditActor, work: (write: Write) => Promise<T>): Promise<T> {
  const now = deps.now().toISOString();
  const announcement = randomUUID();
  const { result, news } = await transact(deps.db, async (trx) => {
    // Begun anew with the transaction, which may run several times.
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

/** Whether there may be processes that show pages and would outlive this one. */
function isShared({ config }: Pick<WriteDeps, "config">): boolean {
  return config.redisUrl !== undefined;
}
