import type { z } from "zod";
import { type CardContent, toPublicContent } from "../../card/content";
import { contentsIn } from "../../card/own-words";
import type { PeopleFound, PeopleSearch } from "../../card/people-search";
import type { Reach } from "../../card/phone";
import { type CardReviews, type Company, companyContentsSchema } from "../../contract/cards/company";
import type { Branch } from "../../contract/cards/fields";
import { companyContentsOperations, companyOperations } from "../../contract/cards/operations";
import { bannerSchema } from "../../contract/content/banner";
import { documentSchema } from "../../contract/content/document";
import { type Person, personSchema } from "../../contract/content/person";
import { type Product, productSchema } from "../../contract/content/product";
import { videoSchema } from "../../contract/content/video";
import { leavingOperations } from "../../contract/leaving/operations";
import type { Successor } from "../../contract/leaving/schema";
import { callLimits } from "../../contract/values";
import type { T } from "../../i18n/translator";
import { callOperation, readOperation } from "./call-operation";
import { isShown, loadCompany } from "./companies";

/** What a card lists; `reviews` is null of a core provider, which takes none. Of many people it has the first ones alone. */
type Contents = CardContent & { reviews: CardReviews | null; people_count?: number };
/** Everything a public card shows; `person` is whose it is, where it is not the company's own (see `personCard`), of that `branch`. */
export type Card = Contents & { company: Company & { client: Reach }; person?: Person; branch?: Branch };

/**
 * The card of the company that a path names (slug or company name, present or former); null when there is none. A list
 * that fails is empty.
 *
 * @throws an Error with a text for the visitor when the company itself cannot be read.
 */
export async function loadCard(companyName: string): Promise<Card | null> {
  const company = await loadCompany(companyName);
  if (!company) return null;
  const { reviews, people_count, ...content } = await loadContents(companyName);
  return { company, reviews, people_count, ...toPublicContent(content, isShown) };
}

/** One call; for a core provider, list by list. A list that cannot be read is empty. */
async function loadContents(companyName: string): Promise<Contents> {
  try {
    const response = await callOperation(companyContentsOperations.getCompanyContents, { params: { companyName } });
    if (response.status === 404) return await loadLists(companyName);
    if (!response.ok) throw new Error(`The provider answered ${response.status}`);
    const contents = (await response.json()) as Record<keyof Contents, unknown>;
    return {
      documents: readItems(contents.documents, documentSchema),
      products: readItems(contents.products, productSchema),
      videos: readItems(contents.videos, videoSchema),
      banners: readItems(contents.banners, bannerSchema),
      people: readItems(contents.people, personSchema),
      reviews: companyContentsSchema.shape.reviews.parse(contents.reviews),
      people_count: companyContentsSchema.shape.people_count.parse(contents.people_count),
    };
  } catch {
    return { documents: [], products: [], videos: [], banners: [], people: [], reviews: null };
  }
}

/** The four lists of the specification, each by itself: one that fails is empty. */
async function loadLists(companyName: string): Promise<Contents> {
  const [documents, products, videos, banners] = await Promise.all([
    readList("listCompanyDocuments", companyName, documentSchema).catch(() => []),
    readList("listCompanyProducts", companyName, productSchema).catch(() => []),
    readList("listCompanyVideos", companyName, videoSchema).catch(() => []),
    readList("listCompanyBanners", companyName, bannerSchema).catch(() => []),
  ]);
  return { documents, products, videos, banners, people: [], reviews: null };
}

/** A company's card, for a reader of the translator's language. */
type Reading = { slug: string; company: Company; t: Pick<T, "language"> };

/** The company's products; empty also if they cannot be read. */
export function loadProducts(reading: Reading): Promise<Product[]> {
  return readProducts(reading).catch(() => []);
}

/** One of them; null when there is none. @throws an Error when that cannot be read */
export async function loadProduct(reading: Reading, id: number): Promise<Product | null> {
  return (await readProducts(reading)).find((product) => product.id === id) ?? null;
}

/** A category's products, by its page's segment; may be none. @throws as `loadProduct` */
export async function loadCategory(reading: Reading, category: string): Promise<Product[]> {
  return (await readProducts(reading)).filter((product) => product.category && product.category_slug === category);
}

async function readProducts(reading: Reading): Promise<Product[]> {
  const products = await readList("listCompanyProducts", reading.slug, productSchema);
  return shownIn(reading, { products }).products;
}

/** One of the company's people; null when there is none. @throws as `loadProduct` */
export async function loadPerson(reading: Reading, id: number): Promise<Person | null> {
  const response = await callOperation(companyOperations.getCompanyPerson, {
    params: { companyName: reading.slug, id },
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new Error(`getCompanyPerson answered ${response.status}`);
  const people = readItems([await response.json()], personSchema);
  return shownIn(reading, { people }).people[0] ?? null;
}

/** Those of the company's people whom a visitor asks for. @throws as `loadProduct` */
export async function loadPeople(reading: Reading, search: PeopleSearch): Promise<PeopleFound> {
  const response = await callOperation(companyOperations.listCompanyPeople, {
    params: { companyName: reading.slug },
    query: search,
  });
  if (!response.ok) throw new Error(`listCompanyPeople answered ${response.status}`);
  const list = (await response.json()) as { count?: unknown };
  const { people } = shownIn(reading, { people: readItems(list, personSchema) });
  return { people, count: Number(list.count) || people.length };
}

/** Where the address of one who left leads; null for nobody. @throws an Error when that cannot be read */
export function loadSuccessor({ slug }: Pick<Reading, "slug">, id: number): Promise<Successor | null> {
  return readOperation(leavingOperations.getSuccessor, { params: { companyName: slug, id } });
}

/** Whose a short address is or was; null for nobody's. @throws as `loadSuccessor` */
export async function findByHandle({ slug }: Pick<Reading, "slug">, handle: string): Promise<number | null> {
  const params = { companyName: slug, handle };
  return (await readOperation(companyOperations.getCompanyHandle, { params }))?.person_id ?? null;
}

/** What its readers see of these lists. */
function shownIn({ company, t }: Reading, lists: Partial<CardContent>): CardContent {
  const none = { documents: [], products: [], videos: [], banners: [], people: [] };
  return contentsIn({ ...toPublicContent({ ...none, ...lists }, isShown), company }, t.language);
}

type ListName = "listCompanyDocuments" | "listCompanyProducts" | "listCompanyVideos" | "listCompanyBanners";

/** The readable rows of a list. @throws an Error when there is no list */
async function readList<T extends z.ZodType>(name: ListName, companyName: string, schema: T): Promise<z.output<T>[]> {
  const response = await callOperation(companyOperations[name], {
    params: { companyName },
    query: { page_size: callLimits.pageSize.max },
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return readItems(await response.json(), schema);
}

/** The readable rows of a list answer or a plain array. @throws an Error for anything else */
function readItems<T extends z.ZodType>(list: unknown, schema: T): z.output<T>[] {
  const items: unknown = Array.isArray(list) ? list : (list as { results?: unknown }).results;
  if (!Array.isArray(items)) throw new Error("The provider answered no list");
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
