import { cache } from "react";
import type { z } from "zod";
import { isShown } from "../answers/shown-media";
import { type CardContent, toPublicContent } from "../card/content";
import { bannerSchema } from "../contract/banner";
import type { Company } from "../contract/company";
import { documentSchema } from "../contract/document";
import type { PublicFeedbackList } from "../contract/feedback";
import { limits } from "../contract/limits";
import { companyOperations } from "../contract/operations/companies";
import { feedbackOperations } from "../contract/operations/feedback";
import { type Person, personSchema } from "../contract/person";
import { type Product, productSchema } from "../contract/product";
import { videoSchema } from "../contract/video";
import { callOperation } from "./call-operation";
import { loadCompany } from "./companies";

/** Everything a public card shows; `reviews` is null of a provider that takes none. */
export type Card = CardContent & { company: Company; reviews: PublicFeedbackList | null };

/**
 * The card of the company that a path names (slug or company name, present or former); null when there is none. Page and
 * metadata of one request share one load. A list that fails is empty.
 *
 * @throws an Error with a text for the visitor when the company itself cannot be read.
 */
export const loadCard = cache(async (companyName: string): Promise<Card | null> => {
  const company = await loadCompany(companyName);
  if (!company) return null;
  const [documents, products, videos, banners, people, reviews] = await Promise.all([
    loadList("listCompanyDocuments", companyName, documentSchema),
    loadList("listCompanyProducts", companyName, productSchema),
    loadList("listCompanyVideos", companyName, videoSchema),
    loadList("listCompanyBanners", companyName, bannerSchema),
    loadList("listCompanyPeople", companyName, personSchema),
    loadReviews(companyName),
  ]);
  return { company, reviews, ...toPublicContent({ documents, products, videos, banners, people }, isShown) };
});

async function loadReviews(companyName: string): Promise<PublicFeedbackList | null> {
  const { listCompanyFeedback } = feedbackOperations;
  try {
    const response = await callOperation(listCompanyFeedback, {
      params: { companyName },
      query: { page_size: limits.feedback.onCard },
    });
    if (response.status === 404) return null;
    return listCompanyFeedback.answer.parse(await response.json());
  } catch {
    return { count: 0, next: null, previous: null, results: [], average: null };
  }
}

/** What the company sells; empty also where that cannot be read. */
export function loadProducts(companyName: string): Promise<Product[]> {
  return readProducts(companyName).catch(() => []);
}

/** One of them; null when there is none. @throws an Error when that cannot be read */
export async function loadProduct(companyName: string, id: number): Promise<Product | null> {
  return (await readProducts(companyName)).find((product) => product.id === id) ?? null;
}

/** Those of a category, by what its page is called; maybe none. @throws as `loadProduct` */
export async function loadCategory(companyName: string, category: string): Promise<Product[]> {
  return (await readProducts(companyName)).filter((product) => product.category && product.category_slug === category);
}

async function readProducts(companyName: string): Promise<Product[]> {
  const products = await readList("listCompanyProducts", companyName, productSchema);
  return toPublicContent({ documents: [], products, videos: [], banners: [], people: [] }, isShown).products;
}

/** One of the company's people; null when there is none. @throws as `loadProduct` */
export async function loadPerson(companyName: string, id: number): Promise<Person | null> {
  const people = await readList("listCompanyPeople", companyName, personSchema);
  return people.find((person) => person.id === id) ?? null;
}

type ListName =
  | "listCompanyDocuments"
  | "listCompanyProducts"
  | "listCompanyVideos"
  | "listCompanyBanners"
  | "listCompanyPeople";

async function loadList<T extends z.ZodType>(name: ListName, companyName: string, schema: T): Promise<z.output<T>[]> {
  return readList(name, companyName, schema).catch(() => []);
}

/** What of a list can be read. @throws an Error when nothing can */
async function readList<T extends z.ZodType>(name: ListName, companyName: string, schema: T): Promise<z.output<T>[]> {
  const response = await callOperation(companyOperations[name], {
    params: { companyName },
    query: { page_size: limits.pageSize.max },
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  const body: unknown = await response.json();
  const items: unknown = Array.isArray(body) ? body : (body as { results?: unknown }).results;
  if (!Array.isArray(items)) throw new Error(`${name} answered no list`);
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
