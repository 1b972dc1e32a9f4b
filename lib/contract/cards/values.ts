import { dayAfter } from "../clock";
import type { Texts } from "../texts";
import { toAsciiDigits, withoutGroups } from "../typed-digits";
import { MB } from "../values";
import type { OwnLink } from "./links";

export const profileLimits = {
  siteName: 60,
  tagline: 80,
  address: 500,
  aboutUs: 2_000,
  /** An address stays its card's for good: how many a card may have, and how many new ones in a day. */
  slug: { min: 2, max: 60, most: 50, perDay: 10 },
  category: 60,
  /** The earliest year that a company can be from. */
  founded: 1_000,
  sectionTitle: 60,
  logo: { bytes: 10 * MB, side: 1_024, recommendedSide: 512 },

  /** Of a payment address and the name beside it; the largest amount, in rupees, that a code asks for. */
  upi: { id: 100, name: 99, amount: 1_000_000 },
  /** `number`: digits of an account. */
  bank: { name: 100, number: { min: 6, max: 20 } },
  /** Further numbers, and what each is for. */
  phones: { max: 8, label: 40 },
  links: { max: 20 },
  branches: { max: 12, name: 60 },
} as const;

export const templateChoices = ["1", "2", "3", "4", "5"] as const;
export type TemplateChoice = (typeof templateChoices)[number];

/** Colours, type and shapes in which a design can be had: five for each design, twenty-five in all. */
export const moods = {
  "1": ["sand", "slate", "sage", "plum", "midnight"],
  "2": ["counter", "market", "kraft", "candy", "steel"],
  "3": ["ivory", "newsprint", "olive", "blush", "chalkboard"],
  "4": ["night", "cobalt", "forest", "ember", "mono"],
  "5": ["calling", "linen", "mint", "ink", "gilt"],
} as const;

export type Mood = (typeof moods)[keyof typeof moods][number];

type Look = { template_choice: keyof typeof moods; mood?: Mood | null };

/** The mood that a card is in: its design's first where none is chosen, or one of another design. */
export function moodOf({ template_choice: choice, mood }: Look): Mood {
  return moods[choice].find((name) => name === mood) ?? moods[choice][0];
}

/** Whether the mood brings a colour of its own. A design's first one takes the logo's. */
export function hasOwnColor(look: Look): boolean {
  return moodOf(look) !== moods[look.template_choice][0];
}

/**
 * What is to be sent, in rupees, from what was typed with the digits of any script: decimal text with two digits, null for
 * an empty text, undefined for what is no such amount.
 */
export function readAmount(typed: string): string | null | undefined {
  const text = withoutGroups(toAsciiDigits(typed.trim()));
  if (text === "") return null;
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return amount >= 1 && amount <= profileLimits.upi.amount ? amount.toFixed(2) : undefined;
}

/** In the order in which a section that an arrangement does not name comes after those that it names. */
export const sectionIds = [
  "links",
  "brochures",
  "products",
  "gallery",
  "videos",
  "reviews",
  "about",
  "people",
  "place",
  "hours",
  "branches",
  "appointments",
  "payment",
  "contact",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** One section in its place; without a title it has its own heading. */
export type Section = { id: SectionId; shown: boolean; title?: string; texts?: Texts<"title"> };

type SentSection = { id: string; shown: boolean; title?: string | null; texts?: Texts<"title"> | undefined };

/** Every section once, as `sectionsSchema` says; null where none of them is known. */
export function completeSections(sent: readonly SentSection[]): Section[] | null {
  const arranged = new Map<string, Section>();
  for (const { id, shown, title, texts } of sent)
    if (isSectionId(id) && !arranged.has(id))
      arranged.set(id, { id, shown, ...(title && { title }), ...(texts && { texts }) });
  if (arranged.size === 0) return null;
  for (const id of sectionIds) if (!arranged.has(id)) arranged.set(id, { id, shown: true });
  return [...arranged.values()];
}

function isSectionId(id: string): id is SectionId {
  return sectionIds.some((known) => known === id);
}

/** Those that visitors see on `today`, a day of the company's own clock. */
export function listShownLinks(links: readonly OwnLink[], today: string): OwnLink[] {
  return links.filter(({ shown, from, until }) => shown && (!from || from <= today) && (!until || today <= until));
}

/** The next day on which others are shown than `today`; null where it stays as it is. */
export function nextLinkChange(links: readonly OwnLink[], today: string): string | null {
  const days = links.flatMap(({ shown, from, until }) => (shown ? [from, until && dayAfter(until)] : []));
  const next = days.filter((day) => day !== null && day > today).sort();
  return next[0] ?? null;
}
