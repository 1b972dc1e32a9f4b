import { defaultSiteName } from "@/lib/contract/site/values";
import type { Deps } from "../deps";
import { findSiteName } from "../ports/database/queries/site-name";

/** The site as mails, messages and other programs are told of it. */
export type Site = { url: string; name: string };

/** Called as the environment says, as was saved, or by its own name. */
export async function readSite({ db, config }: Pick<Deps, "db" | "config">): Promise<Site> {
  return { url: config.siteUrl, name: config.brandName ?? ((await findSiteName(db)) || defaultSiteName) };
}
