import type { Profile } from "../../contract/cards/schema";
import { hasOwnColor, moodOf } from "../../contract/cards/values";
import { moodLooks } from "./moods";

export type LookOf = Pick<Profile, "template_choice" | "mood" | "brand_color" | "logo_color">;

/** The colour that a card is built on: its owner's, the mood's or the logo's; null for the product's own. */
export function cardColor(profile: LookOf): string | null {
  const { color } = moodLooks[moodOf(profile)];
  return profile.brand_color ?? (hasOwnColor(profile) ? color : profile.logo_color) ?? null;
}
