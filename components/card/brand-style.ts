import type { CSSProperties } from "react";
import { deriveBrandTones } from "@/lib/card/brand-tones";
import type { Profile } from "@/lib/contract/profile";

/** The company's colour as the custom properties that `styles/card/tokens.css` builds on. */
export function brandStyle({
  brand_color,
  logo_color,
}: Partial<Pick<Profile, "brand_color" | "logo_color">>): CSSProperties {
  const tones = deriveBrandTones(brand_color ?? logo_color);
  const properties = Object.entries(tones).map(([name, color]) => [
    `--brand-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    color,
  ]);
  return Object.fromEntries(properties);
}
