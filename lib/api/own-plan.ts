"use client";

import {
  bannerOperations,
  documentOperations,
  peopleOperations,
  productOperations,
  videoOperations,
} from "@/lib/contract/content/operations";
import type { Operation } from "@/lib/contract/operation";
import { planOperations } from "@/lib/contract/plans/operations";
import type { ShowContentInput } from "@/lib/contract/plans/schema";
import type { RestingContent } from "@/lib/contract/plans/values";
import { perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const lists: Record<RestingContent, Pick<Operation, "path">> = {
  documents: documentOperations.listDocuments,
  products: productOperations.listProducts,
  videos: videoOperations.listVideos,
  banners: bannerOperations.listBanners,
  people: peopleOperations.listPeople,
};

export function useOwnPlan() {
  return useAnswer(planOperations.getOwnPlan);
}

/** The last of the others rests in its place. */
export async function showContent(body: ShowContentInput): Promise<void> {
  await perform(planOperations.showContent, { body });
  await revalidate(lists[body.content]);
}
