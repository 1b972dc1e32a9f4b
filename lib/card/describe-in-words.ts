import type { Profile } from "../contract/cards/schema";

/** What a company says of itself, the line below its name first; empty where it says nothing. */
export function describeInWords({ tagline, about_us }: Pick<Profile, "tagline" | "about_us">): string {
  return [tagline, about_us].filter(Boolean).join(" · ");
}
