import type { CompanyContents } from "@/lib/contract/cards/company";
import { isLanguage } from "@/lib/i18n/languages";
import { presentBanner } from "../../content/banners/presenter";
import { presentDocument } from "../../content/documents/presenter";
import { presentPublicPerson } from "../../content/people/presenter";
import { presentProduct } from "../../content/products/presenter";
import { presentVideo } from "../../content/videos/presenter";
import type { Deps } from "../../deps";
import { presentAverage, presentPublicFeedback } from "../../feedback/presenter";
import type { readContents } from "./service";

export function presentContents(
  deps: Deps,
  { company, documents, products, videos, banners, people, reviews }: Awaited<ReturnType<typeof readContents>>,
): CompanyContents {
  return {
    language: isLanguage(company.language) ? company.language : null,
    documents: documents.rows.map((document) => presentDocument(deps, document)),
    products: products.rows.map((product) => presentProduct(deps, product)),
    videos: videos.rows.map(presentVideo),
    banners: banners.rows.map((banner) => presentBanner(deps, banner)),
    people: people.rows.map((person) => presentPublicPerson(deps, company, person)),
    people_count: people.count,
    reviews: {
      count: reviews.page.count,
      average: presentAverage(reviews.sums),
      results: reviews.page.rows.map(presentPublicFeedback),
    },
  };
}
