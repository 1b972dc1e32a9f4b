import type { Viewport } from "next";
import { deriveLook } from "@/lib/card/look/card-look";
import type { Scheme } from "@/lib/card/look/tones";
import type { Company } from "@/lib/contract/cards/company";

/** For every page that looks like a card. */
export const cardViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ece8e1" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1216" },
  ],
  viewportFit: "cover",
};

/** The colour of the browser's own bars: the ground that the card stands on. */
export function describeViewport({ profile }: Company): Viewport {
  const { colors, always } = deriveLook(profile);
  if (always) return { colorScheme: always, themeColor: colors[always].ground };
  const inScheme = (scheme: Scheme) => ({ media: `(prefers-color-scheme: ${scheme})`, color: colors[scheme].ground });
  return { themeColor: [inScheme("light"), inScheme("dark")] };
}
