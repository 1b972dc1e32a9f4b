import type { CSSProperties } from "react";
import { type Colors, deriveLook } from "@/lib/card/look/card-look";
import { faces, type LookOf } from "@/lib/card/look/moods";
import type { Scheme } from "@/lib/card/look/tones";

const roles = {
  ground: "--ground",
  glow: "--ground-glow",
  paper: "--paper",
  sunken: "--sunken",
  ink: "--ink",
  quiet: "--quiet",
  line: "--line",
  edge: "--edge",
  accent: "--accent",
  onAccent: "--on-accent",
  accentStrong: "--accent-strong",
  head: "--head",
  headFar: "--head-far",
  tint: "--tint",
} as const satisfies Record<keyof Colors, string>;

/** Custom properties for the card's stylesheet. */
export function cardStyle(profile: LookOf): CSSProperties {
  const { colors } = deriveLook(profile);
  return toStyle(profile, (role) => {
    const [light, dark] = [colors.light[role], colors.dark[role]];
    return light === dark ? light : `var(--light, ${light}) var(--dark, ${dark})`;
  });
}

/** In one colour scheme, for a preview on a page with another. */
export function cardStyleIn(profile: LookOf, scheme: Scheme): CSSProperties {
  const colors = deriveLook(profile).colors[scheme];
  return toStyle(profile, (role) => colors[role]);
}

/** The class of a mood with a single colour scheme. */
export function cardClass(profile: LookOf): string {
  const { always } = deriveLook(profile);
  return always ? `card always-${always}` : "card";
}

function toStyle(profile: LookOf, colorOf: (role: keyof Colors) => string): CSSProperties {
  const { faces: chosen, round, stroke } = deriveLook(profile);
  const colors = Object.entries(roles).map(([role, property]) => [property, colorOf(role as keyof Colors)]);
  return {
    ...Object.fromEntries(colors),
    "--display": faces[chosen[0]],
    "--text": faces[chosen[1]],
    "--round": round,
    "--stroke": `${stroke}px`,
  } as CSSProperties;
}
