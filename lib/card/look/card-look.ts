import { moodOf } from "../../contract/cards/values";
import { remember } from "../../contract/remember";
import { cardColor, type LookOf, type MoodLook, moodLooks } from "./moods";
import { derivePalette, type Palette } from "./palette";
import { deriveHead, deriveSurfaces, deriveTones, type Scheme, type Tones } from "./tones";

/** Where texts stand on the company's colour itself. */
const inks: Record<Scheme, string> = { light: "#16212b", dark: "#eef1f2" };

export type Colors = Palette & Tones;

export type CardLook = Pick<MoodLook, "faces" | "round" | "stroke"> & {
  /** By scheme; a mood with one scheme has the same in both. */
  colors: Record<Scheme, Colors>;
  /** The scheme of a mood that has one alone. */
  always: Scheme | null;
};

/** Everything in which one mood of one design differs from another, in its company's colours. */
export function deriveLook({ template_choice, mood, brand_color, logo_color }: LookOf): CardLook {
  return lookOf(JSON.stringify({ template_choice, mood, brand_color, logo_color }));
}

/** A page asks for it several times, and companies are alike. */
const lookOf = remember((key): CardLook => {
  const profile: LookOf = JSON.parse(key);
  const { faces, round, stroke, light, dark, head } = moodLooks[moodOf(profile)];
  const always = light === undefined ? "dark" : dark === undefined ? "light" : null;
  const colorsIn = (scheme: Scheme) => ({
    ...deriveColors(cardColor(profile), scheme, scheme === "light" ? light : dark),
    ...(head && !profile.brand_color && deriveHead(head)),
  });
  const colors = { light: colorsIn(always ?? "light"), dark: colorsIn(always ?? "dark") };
  return { faces, round, stroke, always, colors };
});

function deriveColors(color: string | null, scheme: Scheme, surfaces: MoodLook["light"]): Colors {
  const palette = derivePalette(surfaces ?? { ...deriveSurfaces(color, scheme), ink: inks[scheme] });
  const { ground, paper, sunken } = palette;
  return { ...palette, ...deriveTones(color, scheme, [ground, paper, sunken]) };
}
