import { languageCodes } from "../i18n/languages";

/**
 * What a plan limits: how much a client may have at once. `pictures` are those of one product, `languages` those of the
 * card, its main one among them, `storage` is what all files may take, in MB, with those of the last day that were
 * replaced. Lengths of texts and sizes of one file are the subjects' own, and everybody's.
 */
export const limitNames = [
  "documents",
  "products",
  "pictures",
  "videos",
  "banners",
  "people",
  "languages",
  "storage",
] as const;
export type LimitName = (typeof limitNames)[number];
export type Limits = Record<LimitName, number>;

/**
 * What a plan has or lacks: all designs and moods, figures beyond the last 30 days, orders from a basket, appointments.
 */
export const planFeatures = ["designs", "figures", "orders", "appointments"] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** How much a client may have, and of what. */
export type Allowance = { limits: Limits; features: readonly PlanFeature[] };

/** What clients have that are on no plan, and what a new plan begins with. */
export const withoutPlan: Allowance = {
  limits: {
    documents: 2,
    products: 20,
    pictures: 6,
    videos: 50,
    banners: 10,
    people: 20,
    languages: languageCodes.length,
    storage: 100,
  },
  features: planFeatures,
};

/** The most that any plan may allow, for schemas, which do not know whose a list is. A card shows all it has at once, but for people. */
export const highestLimits: Limits = {
  documents: 20,
  products: 100,
  pictures: 12,
  videos: 100,
  banners: 20,
  people: 2_000,
  languages: languageCodes.length,
  storage: 10_000,
};
