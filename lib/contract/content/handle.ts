/** Short addresses of people's cards, `/{company}/{handle}`; without zod, since the listener and a card's worker ask too. */

/** 3 to 30 characters. */
const form = /^(?=.{3,30}$)[a-z\d]+(-[a-z\d]+)*$/;

/** Second path segments that are a card's pages, or may be one day; a test holds this list against the route tree. */
const reserved: ReadonlySet<string> = new Set(
  `about account appointment appointments article articles blog book booking branch branches brochures cart categories
  category checkout contact coupon coupons documents edit events feed feedback gallery help home hours index invoice
  invoices join links login logout map member members menu news offer offers order orders pay payment payments people
  person photos post posts preview print privacy product products review reviews search send services settings share
  shop signup staff store support team terms track upi video videos`.split(/\s+/),
);

export function isFormedAsHandle(text: string): boolean {
  return form.test(text);
}

export function isReservedHandle(text: string): boolean {
  return reserved.has(text);
}

/** Whether a second path segment may be a person's, in whichever case it is written. */
export function mayBeHandle(segment: string): boolean {
  const handle = segment.toLowerCase();
  return isFormedAsHandle(handle) && !isReservedHandle(handle);
}
