import type { SavedSite } from "../../contract/site/schema";
import type { Key } from "../../i18n/messages";
import type { SiteBase } from "./describe-site";
import { describeTerms } from "./describe-terms";

/** What administrators say of the site, a few fields at a time. */
export const siteParts = ["name", "logo", "color", "contact", "operator", "price", "currency", "policies"] as const;
export type SitePart = (typeof siteParts)[number];

/** The same as the settings' screen has them together. */
export const siteGroups: readonly { title: Key; parts: readonly SitePart[] }[] = [
  { title: "site.groups.look", parts: ["name", "logo", "color"] },
  { title: "site.groups.you", parts: ["contact", "operator"] },
  { title: "site.groups.money", parts: ["price", "currency"] },
  { title: "site.groups.promises", parts: ["policies"] },
];

/** What makes a new installation one that clients can be invited to, in the order in which it is asked for. */
export const siteStepNames = [...siteParts, "client"] as const;
export type SiteStep = (typeof siteStepNames)[number];

type SiteFacts = {
  saved: SavedSite;
  base: Pick<SiteBase, "fixed" | "usual">;
  /** Whether there is a client besides the demo company. */
  hasClient: boolean;
  /** Whether plans say what a card costs. */
  hasPlans: boolean;
  /** What was left as it is on purpose. */
  done: readonly SiteStep[];
};

const isDone: Record<SiteStep, (facts: SiteFacts) => boolean> = {
  name: ({ saved, base: { fixed } }) => Boolean(fixed.name ?? saved.name),
  logo: ({ saved }) => saved.logo !== null,
  color: ({ saved, done }) => saved.color !== null || done.includes("color"),
  contact: ({ saved, base: { fixed } }) => Boolean(fixed.whatsapp ?? fixed.email ?? (saved.whatsapp || saved.email)),
  operator: ({ saved, base }) => Boolean(describeTerms(saved, base.usual).operator_name),
  price: ({ saved, base, hasPlans, done }) =>
    hasPlans ||
    saved.price !== null ||
    Boolean(describeTerms(saved, base.usual).price_period) ||
    done.includes("price"),
  currency: ({ saved, base: { fixed } }) => Boolean(fixed.currency ?? saved.currency),
  policies: ({ saved, base, done }) => {
    const { refund_days, delivery_days, governing_law } = describeTerms(saved, base.usual);
    return Boolean(refund_days ?? delivery_days ?? governing_law) || done.includes("policies");
  },
  client: ({ hasClient }) => hasClient,
};

export function listSiteSteps(facts: SiteFacts): { name: SiteStep; isDone: boolean }[] {
  return siteStepNames.map((name) => ({ name, isDone: isDone[name](facts) }));
}
