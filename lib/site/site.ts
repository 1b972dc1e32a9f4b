import { env } from "../env";
import { runtime } from "../runtime";
import { describeSite, type Site, type SiteBase } from "./describe-site";
import { mediaOrigin } from "./media-url";

/** What this deployment's settings say of the site. */
export function siteBase(): SiteBase {
  const { BRAND_NAME: name, CONTACT_WHATSAPP: whatsapp, CONTACT_EMAIL: email, CURRENCY: currency } = env();
  return { fixed: { name, whatsapp, email, currency }, mediaOrigin: mediaOrigin(env()) };
}

/** The site as it is at the moment; never fails, and is what was last known where the provider is away. */
export async function readSite(): Promise<Site> {
  return describeSite(await runtime().readSite(), siteBase());
}
