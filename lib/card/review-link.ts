import type { Profile } from "../contract/cards/schema";
import { linkSchema } from "../contract/fields";

/** Where the company's customers write a review on Google; null where it has told no such place. */
export function reviewLinkOf({ review_link }: Pick<Profile, "review_link">): string | null {
  return linkSchema.safeParse(review_link).data || null;
}
