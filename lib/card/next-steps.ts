import type { CompleteProfile } from "../contract/cards/schema";

/** What makes a card one that can be handed on, in the order in which it is asked for. */
export const firstStepNames = ["logo", "about", "contact", "address", "product", "look", "send"] as const;
export type FirstStep = (typeof firstStepNames)[number];

/** What makes it better then, the most useful first. */
const improvementNames = ["products", "hours", "brochure", "review", "social", "payment", "banner", "video"] as const;
type Improvement = (typeof improvementNames)[number];

export type NextStep = FirstStep | Improvement;

/** How much of each is on the card. */
export type ContentCounts = { documents: number; products: number; videos: number; banners: number };

/** What the rules know of a card. */
export type CardFacts = {
  complete: CompleteProfile;
  counts: ContentCounts;
  /** What its owner has done that leaves no trace on the card: sent it, or looked at its looks and left them. */
  done: readonly FirstStep[];
};

type Rules<Name extends string> = Record<Name, (facts: CardFacts) => boolean>;

/** With fewer a store looks closed. */
const enoughProducts = 3;

const isDone: Rules<FirstStep> = {
  logo: ({ complete }) => Boolean(complete.profile.logo),
  about: ({ complete: { profile } }) => isFilled(profile.tagline) || isFilled(profile.about_us),
  contact: ({ complete }) => isFilled(complete.client.phone),
  address: ({ complete: { profile } }) => isFilled(profile.address) || isFilled(profile.location),
  product: ({ counts }) => counts.products > 0,
  look: ({ complete: { profile }, done }) =>
    done.includes("look") || profile.template_choice !== "1" || isFilled(profile.mood) || isFilled(profile.brand_color),
  send: ({ done }) => done.includes("send"),
};

const isLacking: Rules<Improvement> = {
  products: ({ counts }) => counts.products > 0 && counts.products < enoughProducts,
  // Absent where the provider knows of no hours.
  hours: ({ complete }) => complete.profile.opening_hours === null,
  brochure: ({ counts }) => counts.documents === 0,
  // Null or absent where the provider knows of no such link.
  review: ({ complete }) => complete.profile.review_link === "",
  social: ({ complete }) => Object.keys(complete.profile.social_media_links).length === 0,
  // Absent where the provider knows of no such id.
  payment: ({ complete: { profile } }) => profile.upi_id === "" && !profile.bank,
  banner: ({ counts }) => counts.banners === 0,
  video: ({ counts }) => counts.videos === 0,
};

/** The first steps and what of them is done. A card without an address cannot be sent. */
export function listFirstSteps(facts: CardFacts): { name: FirstStep; isDone: boolean }[] {
  return firstStepNames
    .filter((name) => name !== "send" || Boolean(facts.complete.client.slug))
    .map((name) => ({ name, isDone: isDone[name](facts) }));
}

/** What would make the card better next, `most` of it: what is left of the first steps, then the rest. */
export function suggestNext(facts: CardFacts, most: number): NextStep[] {
  const left = listFirstSteps(facts).flatMap((step) => (step.isDone ? [] : [step.name]));
  return [...left, ...improvementNames.filter((name) => isLacking[name](facts))].slice(0, most);
}

function isFilled(text: string | null | undefined): boolean {
  return Boolean(text?.trim());
}
