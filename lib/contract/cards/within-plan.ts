import type { Allowance, Limits } from "../limits";
import { type CardLanguages, furtherLanguages } from "./languages";
import type { Profile } from "./schema";
import { templateChoices } from "./values";

/** What a plan lacks rests: another design than the first, and languages beyond as many as it has. */
export function withinPlan<P extends Omit<Profile, "time_zone">>({ limits, features }: Allowance, profile: P): P {
  const beyond = languagesBeyond(limits, profile);
  return {
    ...profile,
    ...(!features.includes("designs") && { template_choice: templateChoices[0], mood: null }),
    ...(beyond.length > 0 && { languages_off: [...(profile.languages_off ?? []), ...beyond] }),
  };
}

/** The last of a card's languages; its main one is always among those that are left. */
export function languagesBeyond({ languages: most }: Limits, card: CardLanguages) {
  return furtherLanguages(card).slice(most - 1);
}

/** Of each product's pictures the first, as many as the plan has. */
export function picturesWithinPlan<R extends { pictures?: readonly unknown[] }>(
  { pictures: most }: Limits,
  products: readonly R[],
): R[] {
  return products.map((product) => ({ ...product, pictures: product.pictures?.slice(0, most) }));
}
