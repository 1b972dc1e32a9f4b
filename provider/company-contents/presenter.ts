import type { CompanyContents } from "@/lib/contract/company-contents";
import { presentBanner } from "../banners/presenter";
import type { Deps } from "../deps";
import { presentDocument } from "../documents/presenter";
import { presentAverage, presentPublicFeedback } from "../feedback/presenter";
import { presentPerson } from "../people/presenter";
import { presentProduct } from "../products/presenter";
import { presentVideo } from "../videos/presenter";
import type { readContents } from "./service";

export function presentContents(
  deps: Deps,
  { documents, products, videos, banners, people, reviews }: Awaited<ReturnType<typeof readContents>>,
): CompanyContents {
  return {
    documents: documents.rows.map((document) => presentDocument(deps, document)),
    products: products.rows.map((product) => presentProduct(deps, product)),
    videos: videos.rows.map(presentVideo),
    banners: banners.rows.map((banner) => presentBanner(deps, banner)),
    people: people.rows.map((person) => presentPerson(deps, person)),
    reviews: {
      count: reviews.page.count,
      average: presentAverage(reviews.sums),
      results: reviews.page.rows.map(presentPublicFeedback),
    },
  };
}
