import { bannerListQuerySchema } from "@/lib/contract/content/banner";
import { documentListQuerySchema } from "@/lib/contract/content/document";
import { personListQuerySchema } from "@/lib/contract/content/person";
import { productListQuerySchema } from "@/lib/contract/content/product";
import { cardLimits } from "@/lib/contract/content/values";
import { videoListQuerySchema } from "@/lib/contract/content/video";
import { publicFeedbackQuerySchema } from "@/lib/contract/feedback/schema";
import { isResting } from "@/lib/contract/plans/subscription";
import { callLimits } from "@/lib/contract/values";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import { findCompany } from "../../clients/companies";
import { listBanners } from "../../content/banners/service";
import { listDocuments } from "../../content/documents/service";
import { listPeople } from "../../content/people/service";
import { listShownProducts } from "../../content/products/service";
import { listVideos } from "../../content/videos/service";
import type { Deps } from "../../deps";
import { listShownFeedback } from "../../feedback/service";

const all = { page_size: callLimits.pageSize.max };
const shown = { is_resting: false };
const queries = {
  documents: { ...documentListQuerySchema.parse(all), ...shown },
  products: productListQuerySchema.parse(all),
  videos: { ...videoListQuerySchema.parse(all), ...shown },
  banners: { ...bannerListQuerySchema.parse(all), ...shown },
  people: { ...personListQuerySchema.parse(all), ...shown },
  firstPeople: { ...personListQuerySchema.parse({ page_size: cardLimits.people }), ...shown },
  reviews: publicFeedbackQuerySchema.parse({ page_size: feedbackLimits.onCard }),
};

const nothing = { rows: [], count: 0 };

/** All contents of an active client's card; of one that rests, its people and reviews. @throws ApiError 404 */
export async function readContents(deps: Deps, name: string) {
  const company = await findCompany(deps, name);
  const { id, state, is_with_person_cards: haveCards } = company;
  const rests = isResting(state);
  const [documents, products, videos, banners, people, reviews] = await Promise.all([
    rests ? nothing : listDocuments(deps, id, queries.documents),
    rests ? nothing : listShownProducts(deps, id, queries.products),
    rests ? nothing : listVideos(deps, id, queries.videos),
    rests ? nothing : listBanners(deps, id, queries.banners),
    listPeople(deps, id, haveCards ? queries.firstPeople : queries.people),
    listShownFeedback(deps, id, queries.reviews),
  ]);
  return { company, documents, products, videos, banners, people, reviews };
}
