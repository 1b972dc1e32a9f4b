import { limits } from "../contract/limits";
import { paths } from "../paths";
import { escapeMarkup } from "../process/escape-markup";
import { loadAddresses } from "../provider-client/company-addresses";

/** Cards in one file: below the 50,000 that search engines read, so that a file is small enough to be kept. */
export const cardsPerPart = 10_000;

type Entry = { url: string; changed?: string };

const pages = [
  paths.home,
  paths.demo,
  paths.refundPolicy,
  paths.privacyPolicy,
  paths.shippingPolicy,
  paths.termsPolicy,
];

/** The list of lists: one of the site's own pages, and as many of cards as there are. */
export async function buildSitemapIndex(siteUrl: string): Promise<string> {
  const { count } = await loadAddresses(1, 1);
  const parts = Array.from({ length: Math.ceil(count / cardsPerPart) }, (_, index) => `cards-${index + 1}`);
  const entries = ["pages", ...parts].map((part) => ({ url: siteUrl + paths.sitemapPart(part) }));
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
  const number = Number(/^cards-([1-9]\d{0,5})$/.exec(part)?.[1]);
  if (!number) return null;
  const entries = await collectCards(number, siteUrl);
  return entries.length > 0 ? writeXml("urlset", "url", entries) : null;
}

/** One page of the provider's list after the other, so that it is never asked for ten thousand at once. */
async function collectCards(part: number, siteUrl: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const pagesPerPart = cardsPerPart / limits.companyPage;
  const first = (part - 1) * pagesPerPart + 1;
  for (let page = first; page < first + pagesPerPart; page++) {
    const { addresses } = await loadAddresses(page, limits.companyPage);
    for (const { slug, updated_at } of addresses)
      entries.push({ url: siteUrl + paths.card(slug), changed: updated_at });
    if (addresses.length < limits.companyPage) break;
  }
  return entries;
}

function writeXml(root: string, item: string, entries: readonly Entry[]): string {
  const items = entries.map(({ url, changed }) => {
    const lastModified = changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : "";
    return `<${item}><loc>${escapeMarkup(url)}</loc>${lastModified}</${item}>\n`;
  });
  const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${items.join("")}</${root}>\n`;
}
