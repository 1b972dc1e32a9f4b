/** Where a link to a card was placed, as its parameter says. */
export const linkOrigins = ["qr", "print", "nfc", "contact", "share", "home"] as const;
export type LinkOrigin = (typeof linkOrigins)[number];

/** The parameter of a link that names its origin: `/acme?s=qr`. */
export const originParameter = "s";

/** The link with that parameter. */
export function withOrigin(link: string, origin: LinkOrigin): string {
  return `${link}?${originParameter}=${origin}`;
}
