import type { Look } from "@/components/document";
import { deriveLook } from "@/lib/card/look/card-look";
import type { Company } from "@/lib/contract/cards/company";

/** Of every page that looks like a card. */
export const cardLook: Look = {
  stylesheet: "card",
  viewport: { colorScheme: "light dark", themeColor: { light: "#ece8e1", dark: "#0d1216" }, isWhole: true },
};

/** The same with the browser's own bars in the colour of the ground that the card stands on. */
export function lookOf({ profile }: Company): Look {
  const { colors, always } = deriveLook(profile);
  const { light, dark } = { light: colors.light.ground, dark: colors.dark.ground };
  const bars = always ? { colorScheme: always, themeColor: colors[always].ground } : { themeColor: { light, dark } };
  return { ...cardLook, viewport: { ...cardLook.viewport, ...bars } };
}
