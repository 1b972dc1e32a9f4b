import type { Key } from "@/lib/i18n/messages";
import type { SitePart } from "@/lib/web/site/site-steps";

type PartText = {
  title: Key;
  text: Key;
  /** The settings of a deployment that may say it instead. */
  settings: readonly string[];
};

/** The parts of the site's settings, as steps and as rows. */
export const partTexts: Record<SitePart, PartText> = {
  name: { title: "site.name.title", text: "site.name.text", settings: ["BRAND_NAME"] },
  logo: { title: "site.logo.title", text: "site.logo.text", settings: [] },
  color: { title: "site.color.title", text: "site.color.text", settings: [] },
  contact: {
    title: "site.contact.title",
    text: "site.contact.text",
    settings: ["CONTACT_WHATSAPP", "CONTACT_EMAIL"],
  },
  operator: { title: "site.operator.title", text: "site.operator.text", settings: [] },
  price: { title: "site.price.title", text: "site.price.text", settings: [] },
  currency: { title: "site.currency.title", text: "site.currency.text", settings: ["CURRENCY"] },
  policies: { title: "site.policies.title", text: "site.policies.text", settings: [] },
};
