import { limits } from "../contract/limits";
import { paths } from "../paths";
import { escapeMarkup } from "../process/escape-markup";
import { loadAddresses, loadProductAddresses } from "../provider-client/company-addresses";

/**
 * Cards in one file, and ids of products, of which some are for sale: below the 50,000 that search engines read, so that a file is small
 * enough to be kept.
 */
export const entriesPerPart = 10_000;

type Entry = { url: string; changed?: string };

const pages = [
  paths.home,
  paths.demo,
  paths.refundPolicy,
  paths.privacyPolicy,
  paths.shippingPolicy,
  paths.termsPolicy,
];

/** The list of lists: one of the site's own pages, and as many of cards and products as there are. */
export async function buildSitemapIndex(siteUrl: string): Promise<string> {
  const { count } = await loadAddresses(1, 1);
  const { last } = await loadProductAddresses(0, 1);
  const name = (kind: PartKind, entries: number) =>
    Array.from({ length: Math.ceil(entries / entriesPerPart) }, (_, index) => `${kind}-${index + 1}`);
  const entries = ["pages", ...name("cards", count), ...name("products", last)].map((part) => ({
    url: siteUrl + paths.sitemapPart(part),
  }));
  return writeXml("sitemapindex", "sitemap", entries);
}

/** One file that the index names, or null for a name it does not. */
export async function buildSitemapPart(part: string, siteUrl: string): Promise<string | null> {
  if (part === "pages")
    return writeXml(
      "urlset",
      "url",
      pages.map((path) => ({ url: siteUrl + path })),
    );
  const [, kind, number] = /^(cards|products)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (!kind) return null;
  const entries = await collect[kind as PartKind](Number(number), siteUrl);
  return entries && writeXml("urlset", "url", entries);
}

/** What a part names; null for one that there is not. */
const collect = { cards: collectCards, products: collectProducts };
type PartKind = keyof typeof collect;

/** One page of the provider's list after the other, so that it is never asked for ten thousand at once. */
async function collectCards(part: number, siteUrl: string): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  const pagesPerPart = entriesPerPart / limits.companyPage;
  const first = (part - 1) * pagesPerPart + 1;
  for (let page = first; page < first + pagesPerPart; page++) {
    const { addresses } = await loadAddresses(page, limits.companyPage);
    for (const { slug, updated_at } of addresses)
      entries.push({ url: siteUrl + paths.card(slug), changed: updated_at });
    if (addresses.length < limits.companyPage) break;
  }
  return entries.length > 0 ? entries : null;
}

/** A part has the products of so many ids, be they many or none: so it stays the same, and nothing has to be counted. */
async function collectProducts(part: number, siteUrl: string): Promise<Entry[] | null> {
  const entries: Entry[] = [];
  const end = part * entriesPerPart;
  let after = end - entriesPerPart;
  for (;;) {
    const { addresses, last } = await loadProductAddresses(after, limits.companyPage);
    if (last <= end - entriesPerPart) return null;
    for (const { id, company, slug, updated_at } of addresses)
      if (id <= end) entries.push({ url: siteUrl + paths.product(company, { id, slug }), changed: updated_at });
    after = addresses.at(-1)?.id ?? end;
    if (after >= end || addresses.length < limits.companyPage) return entries;
  }
}

function writeXml(root: string, item: string, entries: readonly Entry[]): string {
  const items = entries.map(({ url, changed }) => {
    const lastModified = changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : "";
    return `<${item}><loc>${escapeMarkup(url)}</loc>${lastModified}</${item}>\n`;
  });
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${items.join("")}</${root}>\n`;
}
