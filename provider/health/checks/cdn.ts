import { findFailedJob } from "../../kernel/jobs/repo";
import { purgeCdn } from "../../kernel/write/purge-cdn";
import type { CheckContext } from "./check";
import { type Finding, fine, warning } from "./finding";

/** Whether a CDN in front has taken what it was told; asked for nothing, it would drop nothing. */
export async function checkCdn({ db, config }: CheckContext): Promise<Finding> {
  if (!config.cdn) return fine("cdn", "No CDN: CDN_PURGE_URL is not set");
  const failed = await findFailedJob(db, purgeCdn.kind);
  const { host } = new URL(config.cdn.url);
  if (!failed) return fine("cdn", `${host} has every change`);
  return warning("cdn", `Some pages may be up to an hour old: ${failed.error}`);
}
