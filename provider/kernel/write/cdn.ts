import { siteTag } from "@/lib/contract/page-tags";
import type { Deps } from "../../deps";
import { readMeta, writeMeta } from "../../ports/database/queries/meta";
import { insertJob } from "../jobs/repo";
import { nobody } from "./audit-repo";
import { describePurges } from "./jobs";
import { write } from "./write";

/** In milliseconds; processes of the former release have stopped by then. */
const releaseSettled = 60_000;

/**
 * Purges the CDN after a release, because old pages name files that no longer exist. A restart of the same release
 * purges nothing.
 */
export async function purgeFormerRelease(deps: Deps): Promise<void> {
  const { cdn, db, config } = deps;
  if (!cdn || (await readMeta(db, "cdn_release")) === config.buildId) return;
  await write(deps, nobody, async ({ trx, now }) => {
    await writeMeta(trx, "cdn_release", config.buildId);
    for (const job of describePurges([siteTag], now, [releaseSettled])) await insertJob(trx, job);
  });
}
