import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from "culori";
import { defaultBrandColor } from "../../contract/values";

/** WCAG AA for text of any size. */
const leastContrast = 4.5;

export type Scheme = "light" | "dark";

/** One colour in the roles that a card needs in one scheme. All are '#rrggbb'. */
export type Tones = {
  /** Filled areas, and text on them. */
  accent: string;
  onAccent: string;
  /** Coloured text, on the card's grounds and on the tint. */
  accentStrong: string;
  /** Large dark areas, for white text; `headFar` is the far end of a gradient. */
  head: string;
  headFar: string;
  /** A breath of the colour. */
  tint: string;
};

/**
 * Every text role reads at AA on its ground.
 *
 * @param color '#rrggbb'; anything else counts as no colour of one's own.
 * @param grounds What coloured text stands on besides the tint.
 */
export function deriveTones(color: string | null | undefined, scheme: Scheme, grounds: readonly string[]): Tones {
  const brand = toOklch(readColor(color));
  const accent =
    scheme === "light"
      ? fillForWhite(tone(brand, clamp(brand.l, 0.3, 0.82)))
      : tone(brand, clamp(brand.l, 0.5, brand.c < 0.02 ? 1 : 0.86));
  const tint = scheme === "light" ? tone(brand, 0.95, 0.016) : tone(brand, 0.285, 0.03);
  return {
    accent,
    onAccent: textOn(accent),
    accentStrong: shiftUntilReadable(brand, [...grounds, tint], scheme === "light" ? -0.01 : 0.01),
    ...deriveHead(color),
    tint,
  };
}

/** Of the head alone, which some moods have in another colour. */
export function deriveHead(color: string | null | undefined): Pick<Tones, "head" | "headFar"> {
  const brand = toOklch(readColor(color));
  return { head: tone(brand, 0.34, 0.055), headFar: tone(brand, 0.24, 0.04) };
}

/** Ground and paper of a card that takes them from its company's colour. */
export function deriveSurfaces(color: string | null | undefined, scheme: Scheme): { ground: string; paper: string } {
  const brand = toOklch(readColor(color));
  return scheme === "light"
    ? { ground: tone(brand, 0.95, 0.016), paper: "#ffffff" }
    : { ground: tone(brand, 0.18, 0.014), paper: tone(brand, 0.235, 0.012) };
}

function readColor(color: string | null | undefined): string {
  return /^#[\da-f]{6}$/i.test(color ?? "") ? String(color) : defaultBrandColor;
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
  return almost ? shiftUntilReadable(toOklch(fill), ["#ffffff"], -0.005) : fill;
}

/** White where it reads, since it looks brighter on colours, else black. */
export function textOn(ground: string): string {
  return wcagContrast("#ffffff", ground) >= leastContrast ? "#ffffff" : "#000000";
}

function shiftUntilReadable(brand: Oklch, grounds: readonly string[], step: number): string {
  for (let lightness = brand.l; lightness > 0 && lightness < 1; lightness += step) {
    const text = tone(brand, lightness);
    if (grounds.every((ground) => wcagContrast(text, ground) >= leastContrast)) return text;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
