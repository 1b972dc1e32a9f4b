import type { Profile } from "../../contract/cards/schema";
import { hasOwnColor, type Mood, moodOf } from "../../contract/cards/values";
import type { Key } from "../../i18n/messages";
import type { Surfaces } from "./palette";

export type MoodLook = {
  /** As owners know it, and what it is like. */
  name: Key;
  description: Key;
  /** Its own colour as '#rrggbb'; null takes the company's. */
  color: string | null;
  /** What its large dark areas are shades of, where that is not its colour. */
  head?: string;
  /** Null takes them from the company's colour; of a scheme that is absent the mood has none, and looks alike in both. */
  light?: Surfaces | null;
  dark?: Surfaces | null;
  /** Of names and headings, and of everything else. */
  faces: [display: Face, text: Face];
  /** How round corners are, as a factor: none at 0, as drawn at 1. */
  round: number;
  /** Width of outlines in pixels. */
  stroke: 1 | 2;
};

const soft = { faces: ["sans", "sans"], round: 1, stroke: 1 } satisfies Partial<MoodLook>;
const printed = { faces: ["serif", "sans"], round: 0, stroke: 1 } satisfies Partial<MoodLook>;

/** The twenty-five looks of a card, each curated for its design. */
export const moodLooks: Record<Mood, MoodLook> = {
  sand: {
    name: "card.moods.sand.name",
    description: "card.moods.sand.description",
    color: null,
    light: { ground: "#ece8e1", paper: "#fffdfa", ink: "#16212b" },
    dark: { ground: "#0b1014", paper: "#151d23", ink: "#eef1f2" },
    faces: ["serif", "sans"],
    round: 1,
    stroke: 1,
  },
  slate: {
    name: "card.moods.slate.name",
    description: "card.moods.slate.description",
    color: "#1f4b8f",
    light: { ground: "#e2e7ee", paper: "#ffffff", ink: "#1a2230" },
    dark: { ground: "#0e1218", paper: "#171d26", ink: "#edf0f5" },
    faces: ["sans", "sans"],
    round: 0.5,
    stroke: 1,
  },
  sage: {
    name: "card.moods.sage.name",
    description: "card.moods.sage.description",
    color: "#3f6b4a",
    light: { ground: "#e1e8dc", paper: "#fbfcf8", ink: "#1d271f" },
    dark: { ground: "#0e130f", paper: "#161d18", ink: "#ecf1ea" },
    faces: ["humanist", "humanist"],
    round: 1.3,
    stroke: 1,
  },
  plum: {
    name: "card.moods.plum.name",
    description: "card.moods.plum.description",
    color: "#7b2d5b",
    light: { ground: "#f0e3e8", paper: "#fffafb", ink: "#2b1a24" },
    dark: { ground: "#140d12", paper: "#1e151b", ink: "#f4ecf0" },
    faces: ["didone", "sans"],
    round: 1,
    stroke: 1,
  },
  midnight: {
    name: "card.moods.midnight.name",
    description: "card.moods.midnight.description",
    color: "#a8873f",
    head: "#1d2a6b",
    light: { ground: "#e1e4ee", paper: "#fafaff", ink: "#141a33" },
    dark: { ground: "#0a0e1f", paper: "#121830", ink: "#eef0fa" },
    faces: ["serif", "humanist"],
    round: 0,
    stroke: 1,
  },
  counter: {
    name: "card.moods.counter.name",
    description: "card.moods.counter.description",
    color: null,
    light: null,
    dark: null,
    ...soft,
  },
  market: {
    name: "card.moods.market.name",
    description: "card.moods.market.description",
    color: "#2f7d32",
    light: { ground: "#e9f1d9", paper: "#ffffff", ink: "#1c2614" },
    dark: { ground: "#10150b", paper: "#191f13", ink: "#eff4e8" },
    faces: ["rounded", "sans"],
    round: 1,
    stroke: 1,
  },
  kraft: {
    name: "card.moods.kraft.name",
    description: "card.moods.kraft.description",
    color: "#a6421f",
    light: { ground: "#e4d5be", paper: "#fbf5ea", ink: "#33241a" },
    dark: { ground: "#17110c", paper: "#221a13", ink: "#f5ecdf" },
    faces: ["slab", "sans"],
    round: 0.2,
    stroke: 2,
  },
  candy: {
    name: "card.moods.candy.name",
    description: "card.moods.candy.description",
    color: "#d6266f",
    light: { ground: "#fde3ec", paper: "#ffffff", ink: "#331522" },
    dark: { ground: "#1a0d13", paper: "#26151d", ink: "#fbeaf1" },
    faces: ["rounded", "rounded"],
    round: 1.4,
    stroke: 1,
  },
  steel: {
    name: "card.moods.steel.name",
    description: "card.moods.steel.description",
    color: "#d95700",
    light: { ground: "#e3e7ea", paper: "#ffffff", ink: "#12171c" },
    dark: { ground: "#0c0f12", paper: "#151a1f", ink: "#eef2f5" },
    faces: ["condensed", "sans"],
    round: 0,
    stroke: 2,
  },
  ivory: {
    name: "card.moods.ivory.name",
    description: "card.moods.ivory.description",
    color: null,
    light: { ground: "#fbf9f5", paper: "#fbf9f5", ink: "#1d1b18" },
    dark: { ground: "#171512", paper: "#171512", ink: "#f0ebe1" },
    ...printed,
  },
  newsprint: {
    name: "card.moods.newsprint.name",
    description: "card.moods.newsprint.description",
    color: "#b3121d",
    light: { ground: "#efefeb", paper: "#efefeb", ink: "#111111" },
    faces: ["slab", "serif"],
    round: 0,
    stroke: 2,
  },
  olive: {
    name: "card.moods.olive.name",
    description: "card.moods.olive.description",
    color: "#56661c",
    light: { ground: "#f1f2e2", paper: "#f1f2e2", ink: "#23281a" },
    dark: { ground: "#171a10", paper: "#171a10", ink: "#eceedd" },
    faces: ["humanist", "humanist"],
    round: 0,
    stroke: 1,
  },
  blush: {
    name: "card.moods.blush.name",
    description: "card.moods.blush.description",
    color: "#a3433a",
    light: { ground: "#faece7", paper: "#faece7", ink: "#33201c" },
    dark: { ground: "#1f1513", paper: "#1f1513", ink: "#f6e8e3" },
    faces: ["serif", "humanist"],
    round: 0,
    stroke: 1,
  },
  chalkboard: {
    name: "card.moods.chalkboard.name",
    description: "card.moods.chalkboard.description",
    color: "#e8c468",
    dark: { ground: "#17231e", paper: "#17231e", ink: "#f3f1e7" },
    ...printed,
  },
  night: {
    name: "card.moods.night.name",
    description: "card.moods.night.description",
    color: null,
    dark: { ground: "#0b0c0e", paper: "#16181c", ink: "#ffffff" },
    ...soft,
  },
  cobalt: {
    name: "card.moods.cobalt.name",
    description: "card.moods.cobalt.description",
    color: "#ffd21f",
    dark: { ground: "#070f38", paper: "#101a50", ink: "#ffffff" },
    ...soft,
  },
  forest: {
    name: "card.moods.forest.name",
    description: "card.moods.forest.description",
    color: "#9be15d",
    dark: { ground: "#06140d", paper: "#0f2419", ink: "#f3fff8" },
    faces: ["rounded", "sans"],
    round: 1.2,
    stroke: 1,
  },
  ember: {
    name: "card.moods.ember.name",
    description: "card.moods.ember.description",
    color: "#ff6a3d",
    dark: { ground: "#150806", paper: "#27120e", ink: "#fff5f0" },
    faces: ["slab", "sans"],
    round: 0.4,
    stroke: 2,
  },
  mono: {
    name: "card.moods.mono.name",
    description: "card.moods.mono.description",
    color: "#ffffff",
    dark: { ground: "#000000", paper: "#151515", ink: "#ffffff" },
    faces: ["condensed", "sans"],
    round: 0,
    stroke: 2,
  },
  calling: {
    name: "card.moods.calling.name",
    description: "card.moods.calling.description",
    color: null,
    light: null,
    dark: null,
    ...soft,
  },
  linen: {
    name: "card.moods.linen.name",
    description: "card.moods.linen.description",
    color: "#7a5c36",
    light: { ground: "#e6dfd0", paper: "#fbf8f1", ink: "#2b2620" },
    dark: { ground: "#14110d", paper: "#1f1b16", ink: "#f3eee5" },
    faces: ["serif", "serif"],
    round: 0.3,
    stroke: 1,
  },
  mint: {
    name: "card.moods.mint.name",
    description: "card.moods.mint.description",
    color: "#0f7b62",
    light: { ground: "#d9efe6", paper: "#ffffff", ink: "#12261f" },
    dark: { ground: "#0a1511", paper: "#12201b", ink: "#e9f5f0" },
    faces: ["rounded", "sans"],
    round: 1.3,
    stroke: 1,
  },
  ink: {
    name: "card.moods.ink.name",
    description: "card.moods.ink.description",
    color: "#c9c9d6",
    dark: { ground: "#08080a", paper: "#18181d", ink: "#f5f5f7" },
    faces: ["humanist", "sans"],
    round: 0.5,
    stroke: 1,
  },
  gilt: {
    name: "card.moods.gilt.name",
    description: "card.moods.gilt.description",
    color: "#94701c",
    light: { ground: "#efe4cb", paper: "#fffaf0", ink: "#2c2210" },
    dark: { ground: "#17110a", paper: "#211a10", ink: "#f7efdf" },
    faces: ["didone", "humanist"],
    round: 0,
    stroke: 2,
  },
};

/**
 * Stacks of fonts that devices bring along, so that no card loads one; each ends in what writes India's scripts. No name
 * needs quotes, since a stack stands in a style attribute.
 */
/** The stylesheet's fonts for the scripts of India. */
const indic = "var(--scripts)";
const sans = `system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, ${indic}, sans-serif`;

export const faces = {
  sans,
  serif: `Iowan Old Style, Palatino Linotype, Palatino, Noto Serif, Georgia, Noto Serif Devanagari, ${indic}, serif`,
  humanist: `Optima, Candara, Gill Sans, Gill Sans MT, Noto Sans, ${indic}, sans-serif`,
  slab: `Rockwell, Roboto Slab, American Typewriter, DejaVu Serif, Noto Serif, ${indic}, serif`,
  didone: `Didot, Bodoni MT, Noto Serif Display, Hoefler Text, Noto Serif, Georgia, ${indic}, serif`,
  rounded: `ui-rounded, Hiragino Maru Gothic ProN, Arial Rounded MT Bold, Quicksand, Nunito, ${sans}`,
  condensed: `DIN Condensed, Bahnschrift, Avenir Next Condensed, Roboto Condensed, sans-serif-condensed, Arial Narrow, Liberation Sans Narrow, ${indic}, sans-serif`,
} as const;

type Face = keyof typeof faces;

export type LookOf = Pick<Profile, "template_choice" | "mood" | "brand_color" | "logo_color">;

/** The colour that a card is built on: its owner's, the mood's or the logo's; null for the product's own. */
export function cardColor(profile: LookOf): string | null {
  const { color } = moodLooks[moodOf(profile)];
  return profile.brand_color ?? (hasOwnColor(profile) ? color : profile.logo_color) ?? null;
}
