"use client";

import { changeOperations, paymentOperations } from "@/lib/contract/billing/operations";
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
import { call, perform } from "./call/call";
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

export function usePlanChoices() {
  return useAnswer(changeOperations.listPlanChoices);
}

/** For afterwards, or at once where that costs nothing. */
export async function chooseNextPlan(plan_id: number): Promise<void> {
  await perform(changeOperations.chooseNextPlan, { body: { plan_id } });
  await reload();
}

/** At once, as soon as it is paid. */
export async function requestUpgrade(plan_id: number): Promise<void> {
  await call(changeOperations.requestUpgrade, { body: { plan_id } });
  await reload();
}

export async function endPlan(): Promise<void> {
  await perform(changeOperations.endPlan);
  await reload();
}

/** Takes back that it ends, or changes. */
export async function keepPlan(): Promise<void> {
  await perform(changeOperations.keepPlan);
  await reload();
}

function reload(): Promise<void> {
  return revalidate(planOperations.getOwnPlan, changeOperations.listPlanChoices, paymentOperations.getOwnBilling);
}
