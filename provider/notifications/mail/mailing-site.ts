import { defaultSiteName } from "@/lib/contract/site/values";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import type { Deps } from "../../deps";
import { findSiteName } from "../../ports/database/queries/site-name";

/** The site as mails and messages speak of it. */
export type MailingSite = { siteUrl: string; tokenKeys: KeyRing; brandName: string };

/** Called as the environment says, as was saved, or by its own name. */
export async function readMailingSite({ db, config }: Pick<Deps, "db" | "config">): Promise<MailingSite> {
  const { siteUrl, tokenKeys, brandName = (await findSiteName(db)) || defaultSiteName } = config;
  return { siteUrl, tokenKeys, brandName };
}
