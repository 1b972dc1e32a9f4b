import { formatHex, oklch, wcagContrast } from "culori";

/** For companies without a colour. */
export const defaultColor = "#0b5d75";

export type Palette = {
  /** Background of white letters. */
  ground: string;
  /** End of the background's gradient. */
  far: string;
  /** A lighter tone on the background. */
  tint: string;
};

const enoughContrast = 5.5;

/** Darkens a colour until white letters stand out on it. */
export function paletteOf(color: string | null | undefined): Palette {
  const given = oklch(color ?? "") ?? oklch(defaultColor);
  if (!given) throw new Error("The default colour is none");
  let lightness = Math.min(given.l, 0.56);
  const shade = (l: number, c = given.c) => formatHex({ ...given, mode: "oklch", l, c: Math.min(c, 0.16) });
  while (wcagContrast(shade(lightness), "#ffffff") < enoughContrast && lightness > 0.1) lightness -= 0.02;
  return { ground: shade(lightness), far: shade(lightness * 0.68), tint: shade(0.88, given.c * 0.5) };
}
