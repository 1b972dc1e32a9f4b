/** Where a link to a card stands, as the link itself says; the card's own address does not. */
export const linkOrigins = ["qr", "print", "nfc", "contact", "share", "home"] as const;
export type LinkOrigin = (typeof linkOrigins)[number];

/** The parameter of a link that names its origin: `/acme?s=qr`. */
export const originParameter = "s";

/** The link as it stands there. */
export function withOrigin(link: string, origin: LinkOrigin): string {
  return `${link}?${originParameter}=${origin}`;
}
