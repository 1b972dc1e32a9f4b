import { z } from "zod";
import * as profileMessages from "./messages";
import { profileLimits } from "./values";

/**
 * First path segments that are pages or files of the product itself, never a card's; a test holds this list against the
 * route tree. What only new cards may not have, the provider knows.
 */
export const reservedSlugs = [
  "404",
  "500",
  "_next",
  "admin",
  "api",
  "assets",
  "card",
  "card-sw",
  "dashboard",
  "dashboard-sw",
  "demo",
  "favicon",
  "forgot-password",
  "health",
  "healthz",
  "help",
  "icon",
  "join",
  "landing",
  "login",
  "logout",
  "media",
  "policies",
  "readyz",
  "reset-password",
  "robots",
  "signup",
  "sitemap",
  "static",
  "support",
  "unsubscribe",
  "www",
] as const;

/** A company's address on this site: the `{slug}` of `/{slug}`. */
export const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(profileLimits.slug.min, profileMessages.slugInvalid)
  .max(profileLimits.slug.max, profileMessages.slugInvalid)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, profileMessages.slugInvalid)
  .refine((slug) => !isReservedSlug(slug), profileMessages.slugReserved);

/** What was typed: an address or, with `company_name`, a name that would bring one. */
export const slugCheckQuerySchema = z.object({ slug: z.string().catch(""), company_name: z.string().optional() });

/**
 * `GET /client/profile/slug/?slug=`: whether the client may move its card there. With `?company_name=` instead: where
 * the card would move if the company were called so.
 */
export const slugCheckSchema = z.object({
  /** As it would be kept: trimmed, in lower case. */
  slug: z.string(),
  available: z.boolean(),
  /** Why it is not available; empty when it is. */
  detail: z.string(),
});
export type SlugCheck = z.infer<typeof slugCheckSchema>;

export function isReservedSlug(slug: string): boolean {
  return (reservedSlugs as readonly string[]).includes(slug);
}
