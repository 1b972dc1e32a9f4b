import { companiesTag, formatTags, peopleTag, productsTag } from "../contract/page-tags";
import { callLimits } from "../contract/values";
import { defaultLanguage, type Language, languageCodes } from "../i18n/languages";
import * as paths from "../paths";
import { escapeMarkup } from "../runtime/escape-markup";
import { log } from "../runtime/log/log";
import { loadAddresses, loadPersonAddresses, loadProductAddresses } from "./provider-client/site";
import { siteTranslator } from "./site/language";
import { plainResponse, tryLater } from "./site/plain-response";

/** Cards in one file: what the provider lists at once, so that it takes as long with a million cards as with a thousand. */
export const cardsPerPart = callLimits.companyPage;

/**
 * Ids of products, or of people, in one file, of which some are listed: in all languages below the 50,000 addresses that search
 * engines read, and in one small enough to be kept.
 */
export const idsPerPart = 3_000;

type Entry = { url: string; changed?: string };

const pages = [
  paths.home,
  paths.demo,
  paths.refundPolicy,
  paths.privacyPolicy,
  paths.shippingPolicy,
  paths.termsPolicy,
];

/** Those in which there is the page. */
function languagesOf(path: string): readonly Language[] {
  return path === paths.demo ? [defaultLanguage] : languageCodes;
}

/** The list of lists: one of the site's own pages, and as many of cards, products, categories and people as there are. */
export async function buildSitemapIndex(siteUrl: string): Promise<string> {
  const { count } = await loadAddresses(1, 1);
  const { last } = await loadProductAddresses(0, 1);
  const name = (kind: PartKind, parts: number) =>
    Array.from({ length: Math.ceil(parts) }, (_, index) => `${kind}-${index + 1}`);
  const products = last / idsPerPart;
  const people = (await loadPersonAddresses(0, 1)).last / idsPerPart;
  const parts = [
    "pages",
    ...name("cards", count / cardsPerPart),
    ...name("products", products),
    ...name("categories", products),
    ...name("people", people),
  ];
  const entries = parts.map((part) => ({
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
      pages.flatMap((path) =>
        languagesOf(path).map((language) => ({ url: siteUrl + paths.inLanguage(language, path) })),
      ),
    );
  const [, kind, number] = /^(cards|products|categories|people)-([1-9]\d{0,5})$/.exec(part) ?? [];
  if (!kind) return null;
  const entries = await collect[kind as PartKind](Number(number), siteUrl);
  return entries && writeXml("urlset", "url", entries);
}

/** What a part names; null for one that there is not. */
const collect = {
  cards: collectCards,
  products: collectProducts,
  categories: collectCategories,
  people: collectPeople,
};
type PartKind = keyof typeof collect;

async function collectCards(part: number, siteUrl: string): Promise<Entry[] | null> {
  const { addresses, count } = await loadAddresses(part, cardsPerPart);
  // Beyond its end the list answers with its last page.
  if (count <= (part - 1) * cardsPerPart) return null;
  return addresses.flatMap(({ slug, updated_at, languages, is_unlisted }) =>
    is_unlisted
      ? []
      : inEach(languages, (language) => ({ url: siteUrl + paths.card({ slug, language }), changed: updated_at })),
  );
}

/** The entries of a page: that of its bare address, and one for each further language its texts are in. */
function inEach(languages: readonly Language[] = [], entry: (language?: Language) => Entry): Entry[] {
  return [entry(), ...languages.map(entry)];
}

async function collectProducts(part: number, siteUrl: string): Promise<Entry[] | null> {
  const products = await readPart(part, loadProductAddresses);
  return (
    products?.flatMap(({ id, company, slug, updated_at, languages }) =>
      inEach(languages, (language) => ({
        url: siteUrl + paths.product({ slug: company, language }, { id, slug }),
        changed: updated_at,
      })),
    ) ?? null
  );
}

/** The categories of the same products, each once, with the time of the product that changed last. */
async function collectCategories(part: number, siteUrl: string): Promise<Entry[] | null> {
  const products = await readPart(part, loadProductAddresses);
  if (!products) return null;
  const changes = new Map<string, string>();
  for (const { company, category_slug: category, updated_at } of products) {
    if (!category) continue;
    const url = siteUrl + paths.category({ slug: company }, category);
    if (updated_at > (changes.get(url) ?? "")) changes.set(url, updated_at);
  }
  return [...changes].map(([url, changed]) => ({ url, changed }));
}

async function collectPeople(part: number, siteUrl: string): Promise<Entry[] | null> {
  const people = await readPart(part, loadPersonAddresses);
  return (
    people?.flatMap(({ company, updated_at, languages, ...person }) =>
      inEach(languages, (language) => ({
        url: siteUrl + paths.person({ slug: company, language }, person),
        changed: updated_at,
      })),
    ) ?? null
  );
}

type LoadAddresses<A> = (after: number, pageSize: number) => Promise<{ addresses: A[]; last: number }>;

/** A part has the rows of so many ids, be they many or none: so it stays the same, and nothing has to be counted. */
async function readPart<A extends { id: number }>(part: number, load: LoadAddresses<A>): Promise<A[] | null> {
  const found: A[] = [];
  const end = part * idsPerPart;
  let after = end - idsPerPart;
  for (;;) {
    const { addresses, last } = await load(after, callLimits.companyPage);
    if (last <= end - idsPerPart) return null;
    found.push(...addresses.filter(({ id }) => id <= end));
    after = addresses.at(-1)?.id ?? end;
    if (after >= end || addresses.length < callLimits.companyPage) return found;
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

/** A sitemap file as an answer that may be kept; null is a file that does not exist. A failure is not for keeping. */
export async function serveSitemap(build: () => Promise<string | null>): Promise<Response> {
  const t = siteTranslator();
  try {
    const xml = await build();
    if (xml === null) return plainResponse(404, t("failures.noSitemap"));
    return new Response(xml, {
      headers: {
        "content-type": "application/xml; charset=utf-8",
        "x-page-cache": formatTags([companiesTag, productsTag, peopleTag]),
      },
    });
  } catch (error) {
    log.error("The sitemap could not be made", error);
    return tryLater(t("failures.sitemapFailed"));
  }
}
