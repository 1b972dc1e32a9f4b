import { env } from "../../env";
import { runtime } from "../runtime";
import { describeSite, type Site, type SiteBase } from "./describe-site";
import { mediaOrigin } from "./media-url";
import { siteUrl } from "./site-url";

/** What this deployment's settings say of the site. */
export function siteBase(): SiteBase {
  const { BRAND_NAME: name, CONTACT_WHATSAPP: whatsapp, CONTACT_EMAIL: email, CURRENCY: currency } = env();
  const { PRICE_PERIOD, OPERATOR_NAME, OPERATOR_ADDRESS, REFUND_DAYS, DELIVERY_DAYS, GOVERNING_LAW } = env();
  const usual = {
    price_period: PRICE_PERIOD,
    operator_name: OPERATOR_NAME,
    operator_address: OPERATOR_ADDRESS,
    refund_days: REFUND_DAYS,
    delivery_days: DELIVERY_DAYS,
    governing_law: GOVERNING_LAW,
  };
  return { url: siteUrl(), fixed: { name, whatsapp, email, currency }, usual, mediaOrigin: mediaOrigin(env()) };
}

/** The site as it is at the moment; never fails, and is what was last known where the provider is away. */
export async function readSite(): Promise<Site> {
  return describeSite(await runtime().readSite(), siteBase());
}
