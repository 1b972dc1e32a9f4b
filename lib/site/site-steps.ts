import type { SavedSite } from "../contract/site";
import type { SiteBase } from "./describe-site";

/** What administrators say of the site, a few fields at a time. */
export const siteParts = ["name", "logo", "color", "contact", "currency"] as const;
export type SitePart = (typeof siteParts)[number];

/** What makes a new installation one that clients can be invited to, in the order in which it is asked for. */
export const siteStepNames = [...siteParts, "client"] as const;
export type SiteStep = (typeof siteStepNames)[number];

type SiteFacts = {
  saved: SavedSite;
  fixed: SiteBase["fixed"];
  /** Whether there is a client besides the demo company. */
  hasClient: boolean;
  /** What was left as it is on purpose. */
  done: readonly SiteStep[];
};

const isDone: Record<SiteStep, (facts: SiteFacts) => boolean> = {
  name: ({ saved, fixed }) => Boolean(fixed.name ?? saved.name),
  logo: ({ saved }) => saved.logo !== null,
  color: ({ saved, done }) => saved.color !== null || done.includes("color"),
  contact: ({ saved, fixed }) => Boolean(fixed.whatsapp ?? fixed.email ?? (saved.whatsapp || saved.email)),
  currency: ({ saved, fixed }) => Boolean(fixed.currency ?? saved.currency),
  client: ({ hasClient }) => hasClient,
};

export function listSiteSteps(facts: SiteFacts): { name: SiteStep; isDone: boolean }[] {
  return siteStepNames.map((name) => ({ name, isDone: isDone[name](facts) }));
}
