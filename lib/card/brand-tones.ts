import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from "culori";
import { defaultBrandColor } from "../contract/color";

/** WCAG AA for text of any size. */
const leastContrast = 4.5;

/** The darkest of the light grounds and the lightest of the dark ones that a card sets coloured text on. */
const grounds = { light: "#ece8e1", dark: "#262d33" };

/** One brand colour in the roles that a card needs; every text role reads at AA on its ground. All are '#rrggbb'. */
export type BrandTones = {
  /** Filled areas on light grounds, and text on them. */
  accent: string;
  onAccent: string;
  /** Filled areas on dark grounds, and text on them. */
  accentOnDark: string;
  onAccentOnDark: string;
  /** Coloured text on light and on dark grounds. */
  textOnLight: string;
  textOnDark: string;
  /** Large dark areas, for white text; `deepFar` is the far end of a gradient. */
  deep: string;
  deepFar: string;
  /** A breath of the colour: grounds on light and on dark pages. */
  tint: string;
  tintOnDark: string;
  /** What lies on the dark tint, and on that again. */
  paperOnDark: string;
  sunkenOnDark: string;
};

/** @param color '#rrggbb'; anything else counts as no colour of one's own. */
export function deriveBrandTones(color: string | null | undefined): BrandTones {
  const brand = toOklch(/^#[\da-f]{6}$/i.test(color ?? "") ? String(color) : defaultBrandColor);
  const accent = fillForWhite(tone(brand, clamp(brand.l, 0.3, 0.82)));
  const accentOnDark = tone(brand, clamp(brand.l, 0.5, 0.86));
  return {
    accent,
    onAccent: textOn(accent),
    accentOnDark,
    onAccentOnDark: textOn(accentOnDark),
    textOnLight: shiftUntilReadable(brand, grounds.light, -0.01),
    textOnDark: shiftUntilReadable(brand, grounds.dark, 0.01),
    deep: tone(brand, 0.34, 0.055),
    deepFar: tone(brand, 0.24, 0.04),
    tint: tone(brand, 0.95, 0.016),
    tintOnDark: tone(brand, 0.18, 0.014),
    paperOnDark: tone(brand, 0.235, 0.012),
    sunkenOnDark: tone(brand, 0.285, 0.012),
  };
}

function toOklch(color: string): Oklch {
  return oklch(color) ?? { mode: "oklch", l: 0, c: 0 };
}

/** The same hue in another lightness, with at most this much colour, inside what a screen can show. */
function tone(brand: Oklch, lightness: number, mostChroma = brand.c): string {
  return formatHex(clampChroma({ ...brand, l: lightness, c: Math.min(brand.c, mostChroma) }, "oklch"));
}

/** A fill on which white almost reads is darkened until it does: that changes it less than black text would. */
function fillForWhite(fill: string): string {
  const almost = wcagContrast("#ffffff", fill) >= 3;
  return almost ? shiftUntilReadable(toOklch(fill), "#ffffff", -0.005) : fill;
}

/** White where it reads, since it looks brighter on colours, else black. */
function textOn(ground: string): string {
  return wcagContrast("#ffffff", ground) >= leastContrast ? "#ffffff" : "#000000";
}

function shiftUntilReadable(brand: Oklch, ground: string, step: number): string {
  for (let lightness = brand.l; lightness > 0 && lightness < 1; lightness += step) {
    const text = tone(brand, lightness);
    if (wcagContrast(text, ground) >= leastContrast) return text;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
