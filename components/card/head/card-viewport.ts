import type { Viewport } from "next";
import { deriveBrandTones } from "@/lib/card/brand-tones";
import type { Company } from "@/lib/contract/company";

/** For every page that looks like a card. */
export const cardViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ece8e1" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1216" },
  ],
  viewportFit: "cover",
};

/** The colour of the browser's own bars, where a template's ground differs from the usual one. */
export function describeViewport({ profile }: Company): Viewport {
  const tones = deriveBrandTones(profile.brand_color ?? profile.logo_color);
  switch (profile.template_choice) {
    case "2":
    case "5":
      return {
        themeColor: [
          { media: "(prefers-color-scheme: light)", color: tones.tint },
          { media: "(prefers-color-scheme: dark)", color: tones.tintOnDark },
        ],
      };
    case "3":
      return { colorScheme: "light", themeColor: "#fbf9f5" };
    case "4":
      return { colorScheme: "dark", themeColor: "#0b0c0e" };
    default:
      return {};
  }
}
