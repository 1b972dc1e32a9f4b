/**
 * Cache tags: a public page names what it shows, the provider announces what changed, and a page with an announced tag is
 * rendered again.
 */
export type PageTag =
  | `client:${number}`
  | `user:${number}`
  | typeof companiesTag
  | typeof productsTag
  | typeof peopleTag
  | typeof siteTag;

/** Documents that list the addresses of all cards. */
export const companiesTag = "companies";

/** Documents that list the addresses of all products. */
export const productsTag = "products";

/** Documents that list the addresses of people's cards. */
export const peopleTag = "people";

/** Pages of the site itself; its announcement purges all pages, since each may name the product. */
export const siteTag = "site";

/** The pages of one client's card. */
export function clientTag(clientId: number): PageTag {
  return `client:${clientId}`;
}

/** The same by the account, for providers that send no client id. */
export function userTag(userId: number): PageTag {
  return `user:${userId}`;
}

/**
 * Stands beside tags if only content changed: the earlier page may then be shown while the provider is away. Without it
 * no earlier page is shown again, since something may have been blocked, deleted, erased or moved.
 */
export const contentOnly = "content-only";

/** One announcement. */
export type PageNews = readonly (PageTag | typeof contentOnly)[];

export function describeNews(tags: Iterable<PageTag>, isContent: boolean): PageNews {
  const changed = [...tags];
  return isContent && changed.length > 0 ? [...changed, contentOnly] : changed;
}

/**
 * Header of the answer to a write: the tags that it changed, empty for none. Without the header the provider does not
 * announce, and the tags have to be guessed.
 */
export const changedHeader = "x-changed";

export function formatTags(tags: Iterable<string>): string {
  return [...tags].join(" ");
}

/** Whether this is a page's tag; other things are announced too. */
export function isPageTag(text: string): text is PageTag {
  return [companiesTag, productsTag, peopleTag, siteTag].includes(text) || /^(client|user):\d+$/.test(text);
}

/** Tags as a page or a header names them: `client:12 user:3`. */
export function parseTags(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
