import { z } from "zod";
import { linkSchema, websiteSchema } from "../fields";
import { parseJson } from "../json-text";
import * as profileMessages from "./messages";
import {
  handlePage,
  isHandle,
  type SocialLinks,
  type SocialNetwork,
  socialNetworkNames,
  socialNetworks,
} from "./networks";

/** One network's link, or empty. A name there, such as `@sharma_spices`, becomes its page's address. */
export function socialLinkSchema(network: SocialNetwork) {
  if (network === "website") return websiteSchema;
  const { label, hosts } = socialNetworks[network];
  const invalid = profileMessages.socialLinkInvalid(label);
  return z
    .string()
    .transform((text, context) => {
      const page = isHandle(text) ? handlePage(network, text) : text;
      if (page !== null) return page;
      context.addIssue({ code: "custom", message: invalid });
      return z.NEVER;
    })
    .pipe(linkSchema.refine((link) => link === "" || isOnHost(link, hosts), invalid));
}

export const socialLinksFormSchema = z.object({
  facebook: socialLinkSchema("facebook"),
  twitter: socialLinkSchema("twitter"),
  instagram: socialLinkSchema("instagram"),
  linkedin: socialLinkSchema("linkedin"),
  youtube: socialLinkSchema("youtube"),
  website: socialLinkSchema("website"),
});

/**
 * What a profile write carries: JSON text of an object `{facebook: url}` or of a list `[{platform, url}]`.
 * Unknown keys are dropped, values trimmed, empty ones omitted.
 */
export const socialLinksSchema = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .transform((value, context) => {
    const links = readSocialLinks(value);
    if (links) return links;
    context.addIssue({ code: "custom", message: profileMessages.socialLinksInvalid });
    return z.NEVER;
  })
  .pipe(socialLinksFormSchema.partial())
  .transform((links): SocialLinks => Object.fromEntries(Object.entries(links).filter(([, link]) => link)));

/** The links that are some: one bad link drops that link, not the others. */
export function keepSocialLinks(value: unknown): SocialLinks {
  const whole = socialLinksSchema.safeParse(value);
  if (whole.success) return whole.data;
  if (typeof value !== "object" || value === null) return {};
  const links = value as Record<string, unknown>;
  const kept = socialNetworkNames.flatMap((network) => {
    const link = socialLinkSchema(network).safeParse(links[network]);
    return link.success && link.data ? [[network, link.data]] : [];
  });
  return Object.fromEntries(kept);
}

function readSocialLinks(value: unknown): Record<string, unknown> | null {
  const parsed = typeof value === "string" ? parseJson(value || "{}") : value;
  if (typeof parsed !== "object" || parsed === null) return null;
  const entries: [string, unknown][] = Array.isArray(parsed) ? parsed.map(toEntry) : Object.entries(parsed);
  return Object.fromEntries(entries.filter(([key, link]) => key in socialNetworks && typeof link === "string"));
}

function toEntry(item: unknown): [string, unknown] {
  const { platform, name, url, link } = (item ?? {}) as Record<string, unknown>;
  return [String(platform ?? name ?? ""), url ?? link];
}

function isOnHost(link: string, hosts: readonly string[]): boolean {
  // Half a link fails as a link; it must not fail here with an exception.
  if (!URL.canParse(link)) return false;
  const { hostname } = new URL(link);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
