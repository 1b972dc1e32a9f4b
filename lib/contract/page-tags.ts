/**
 * What a public page shows, as the page itself names it and as the provider announces that it has changed; a page is
 * rendered again once one of its tags is announced.
 */
export type PageTag = `client:${number}` | `user:${number}` | typeof companiesTag | typeof productsTag | typeof siteTag;

/** Documents that list the addresses of all cards. */
export const companiesTag = "companies";

/** Documents that list the addresses of all products. */
export const productsTag = "products";

/** The pages of the site's own; once it is announced, every other page may name the product otherwise, too. */
export const siteTag = "site";

/** The pages of one client's card. */
export function clientTag(clientId: number): PageTag {
  return `client:${clientId}`;
}

/** The same by its account, for providers that tell no id of the client. */
export function userTag(userId: number): PageTag {
  return `user:${userId}`;
}

/**
 * Stands beside tags where only content has changed: the page of before may then be shown as long as nobody can make
 * another. Without it nothing of before is shown again: something may have been blocked, deleted, erased or moved.
 */
export const contentOnly = "content-only";

/** What is announced at once. */
export type PageNews = readonly (PageTag | typeof contentOnly)[];

export function describeNews(tags: Iterable<PageTag>, isContent: boolean): PageNews {
  const changed = [...tags];
  return isContent && changed.length > 0 ? [...changed, contentOnly] : changed;
}

/**
 * Header of an answer to a write, with the tags that it changed and nothing where it changed none. Where it is missing,
 * the provider does not announce, and what may have changed has to be guessed.
 */
export const changedHeader = "x-changed";

export function formatTags(tags: Iterable<string>): string {
  return [...tags].join(" ");
}

/** Whether this is one of a page's tags: other news than of pages are announced as well. */
export function isPageTag(text: string): text is PageTag {
  return [companiesTag, productsTag, siteTag].includes(text) || /^(client|user):\d+$/.test(text);
}

/** Tags as a page or a header names them: `client:12 user:3`. */
export function parseTags(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
