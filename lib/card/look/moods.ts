import type { Profile } from "../../contract/cards/schema";
import { hasOwnColor, type Mood, moodOf } from "../../contract/cards/values";
import type { Surfaces } from "./palette";

export type MoodLook = {
  /** As owners know it, and what it is like. */
  name: string;
  description: string;
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
    name: "Sand",
    description: "Warm paper, serif names, your colour",
    color: null,
    light: { ground: "#ece8e1", paper: "#fffdfa", ink: "#16212b" },
    dark: { ground: "#0b1014", paper: "#151d23", ink: "#eef1f2" },
    faces: ["serif", "sans"],
    round: 1,
    stroke: 1,
  },
  slate: {
    name: "Slate",
    description: "Cool and plain, office blue",
    color: "#1f4b8f",
    light: { ground: "#e2e7ee", paper: "#ffffff", ink: "#1a2230" },
    dark: { ground: "#0e1218", paper: "#171d26", ink: "#edf0f5" },
    faces: ["sans", "sans"],
    round: 0.5,
    stroke: 1,
  },
  sage: {
    name: "Sage",
    description: "Leaf green, soft and round",
    color: "#3f6b4a",
    light: { ground: "#e1e8dc", paper: "#fbfcf8", ink: "#1d271f" },
    dark: { ground: "#0e130f", paper: "#161d18", ink: "#ecf1ea" },
    faces: ["humanist", "humanist"],
    round: 1.3,
    stroke: 1,
  },
  plum: {
    name: "Plum",
    description: "Rose paper, fine lettering",
    color: "#7b2d5b",
    light: { ground: "#f0e3e8", paper: "#fffafb", ink: "#2b1a24" },
    dark: { ground: "#140d12", paper: "#1e151b", ink: "#f4ecf0" },
    faces: ["didone", "sans"],
    round: 1,
    stroke: 1,
  },
  midnight: {
    name: "Midnight",
    description: "Navy and gold, square corners",
    color: "#a8873f",
    head: "#1d2a6b",
    light: { ground: "#e1e4ee", paper: "#fafaff", ink: "#141a33" },
    dark: { ground: "#0a0e1f", paper: "#121830", ink: "#eef0fa" },
    faces: ["serif", "humanist"],
    round: 0,
    stroke: 1,
  },
  counter: {
    name: "Counter",
    description: "Clean and round, on your colour",
    color: null,
    light: null,
    dark: null,
    ...soft,
  },
  market: {
    name: "Market",
    description: "Fresh greens, friendly lettering",
    color: "#2f7d32",
    light: { ground: "#e9f1d9", paper: "#ffffff", ink: "#1c2614" },
    dark: { ground: "#10150b", paper: "#191f13", ink: "#eff4e8" },
    faces: ["rounded", "sans"],
    round: 1,
    stroke: 1,
  },
  kraft: {
    name: "Kraft",
    description: "Brown paper, stamped letters",
    color: "#a6421f",
    light: { ground: "#e4d5be", paper: "#fbf5ea", ink: "#33241a" },
    dark: { ground: "#17110c", paper: "#221a13", ink: "#f5ecdf" },
    faces: ["slab", "sans"],
    round: 0.2,
    stroke: 2,
  },
  candy: {
    name: "Candy",
    description: "Pink, bright and very round",
    color: "#d6266f",
    light: { ground: "#fde3ec", paper: "#ffffff", ink: "#331522" },
    dark: { ground: "#1a0d13", paper: "#26151d", ink: "#fbeaf1" },
    faces: ["rounded", "rounded"],
    round: 1.4,
    stroke: 1,
  },
  steel: {
    name: "Steel",
    description: "Grey and orange, narrow and square",
    color: "#d95700",
    light: { ground: "#e3e7ea", paper: "#ffffff", ink: "#12171c" },
    dark: { ground: "#0c0f12", paper: "#151a1f", ink: "#eef2f5" },
    faces: ["condensed", "sans"],
    round: 0,
    stroke: 2,
  },
  ivory: {
    name: "Ivory",
    description: "Ivory paper, book lettering, your colour",
    color: null,
    light: { ground: "#fbf9f5", paper: "#fbf9f5", ink: "#1d1b18" },
    dark: { ground: "#171512", paper: "#171512", ink: "#f0ebe1" },
    ...printed,
  },
  newsprint: {
    name: "Newsprint",
    description: "Grey paper, black ink, always light",
    color: "#b3121d",
    light: { ground: "#efefeb", paper: "#efefeb", ink: "#111111" },
    faces: ["slab", "serif"],
    round: 0,
    stroke: 2,
  },
  olive: {
    name: "Olive",
    description: "Herb green on pale paper",
    color: "#56661c",
    light: { ground: "#f1f2e2", paper: "#f1f2e2", ink: "#23281a" },
    dark: { ground: "#171a10", paper: "#171a10", ink: "#eceedd" },
    faces: ["humanist", "humanist"],
    round: 0,
    stroke: 1,
  },
  blush: {
    name: "Blush",
    description: "Rose paper, fashion lettering",
    color: "#a3433a",
    light: { ground: "#faece7", paper: "#faece7", ink: "#33201c" },
    dark: { ground: "#1f1513", paper: "#1f1513", ink: "#f6e8e3" },
    faces: ["serif", "humanist"],
    round: 0,
    stroke: 1,
  },
  chalkboard: {
    name: "Chalkboard",
    description: "Chalk on green slate, always dark",
    color: "#e8c468",
    dark: { ground: "#17231e", paper: "#17231e", ink: "#f3f1e7" },
    ...printed,
  },
  night: {
    name: "Night",
    description: "Black and your colour",
    color: null,
    dark: { ground: "#0b0c0e", paper: "#16181c", ink: "#ffffff" },
    ...soft,
  },
  cobalt: {
    name: "Cobalt",
    description: "Deep blue and yellow",
    color: "#ffd21f",
    dark: { ground: "#070f38", paper: "#101a50", ink: "#ffffff" },
    ...soft,
  },
  forest: {
    name: "Forest",
    description: "Dark green and lime",
    color: "#9be15d",
    dark: { ground: "#06140d", paper: "#0f2419", ink: "#f3fff8" },
    faces: ["rounded", "sans"],
    round: 1.2,
    stroke: 1,
  },
  ember: {
    name: "Ember",
    description: "Smoke and orange, stamped letters",
    color: "#ff6a3d",
    dark: { ground: "#150806", paper: "#27120e", ink: "#fff5f0" },
    faces: ["slab", "sans"],
    round: 0.4,
    stroke: 2,
  },
  mono: {
    name: "Mono",
    description: "Black and white, narrow and square",
    color: "#ffffff",
    dark: { ground: "#000000", paper: "#151515", ink: "#ffffff" },
    faces: ["condensed", "sans"],
    round: 0,
    stroke: 2,
  },
  calling: {
    name: "Calling",
    description: "White card on a breath of your colour",
    color: null,
    light: null,
    dark: null,
    ...soft,
  },
  linen: {
    name: "Linen",
    description: "Cloth and ink, book lettering",
    color: "#7a5c36",
    light: { ground: "#e6dfd0", paper: "#fbf8f1", ink: "#2b2620" },
    dark: { ground: "#14110d", paper: "#1f1b16", ink: "#f3eee5" },
    faces: ["serif", "serif"],
    round: 0.3,
    stroke: 1,
  },
  mint: {
    name: "Mint",
    description: "Fresh, friendly and round",
    color: "#0f7b62",
    light: { ground: "#d9efe6", paper: "#ffffff", ink: "#12261f" },
    dark: { ground: "#0a1511", paper: "#12201b", ink: "#e9f5f0" },
    faces: ["rounded", "sans"],
    round: 1.3,
    stroke: 1,
  },
  ink: {
    name: "Ink",
    description: "Black card, silver letters, always dark",
    color: "#c9c9d6",
    dark: { ground: "#08080a", paper: "#18181d", ink: "#f5f5f7" },
    faces: ["humanist", "sans"],
    round: 0.5,
    stroke: 1,
  },
  gilt: {
    name: "Gilt",
    description: "Cream and gold, fine lettering",
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
const indic =
  "Noto Sans Devanagari, Noto Sans Tamil, Noto Sans Telugu, Noto Sans Bengali, Kohinoor Devanagari, Nirmala UI";
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
