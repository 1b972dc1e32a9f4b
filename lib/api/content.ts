"use client";

import {
  bannerOperations,
  documentOperations,
  peopleOperations,
  videoOperations,
} from "@/lib/contract/content/operations";
import type { TeamListQuery } from "@/lib/contract/content/person";
import type { ListQuery } from "@/lib/contract/pagination";
import { callLimits } from "@/lib/contract/values";
import { deleteRow, perform } from "./call/call";
import { orderRows } from "./call/order-rows";
import { revalidate, useAnswer } from "./call/use-answer";

const { listDocuments, getDocumentStats } = documentOperations;
const { listVideos, getVideoStats } = videoOperations;
const { listBanners } = bannerOperations;
const { listPeople, getPerson } = peopleOperations;

export function useDocuments(query: Partial<ListQuery> = {}) {
  return useAnswer(listDocuments, { query });
}

export function useDocumentStats() {
  return useAnswer(getDocumentStats);
}

export async function deleteDocument(id: number): Promise<void> {
  await deleteRow(documentOperations.deleteDocument, { id });
  await revalidate(listDocuments);
}

export function useVideos(query: Partial<ListQuery> = {}) {
  return useAnswer(listVideos, { query });
}

export function useVideoStats() {
  return useAnswer(getVideoStats);
}

export async function deleteVideo(id: number): Promise<void> {
  await deleteRow(videoOperations.deleteVideo, { id });
  await revalidate(listVideos);
}

export function useBanners() {
  return useAnswer(listBanners);
}

export async function deleteBanner(id: number): Promise<void> {
  await deleteRow(bannerOperations.deleteBanner, { id });
  await revalidate(listBanners);
}

export function usePeople(query: Partial<TeamListQuery> = {}) {
  return useAnswer(listPeople, { query });
}

/** As many of the company's people as one list can have. */
export const firstPeople = { page_size: callLimits.pageSize.max, ordering: "name" } as const;

/** Null reads nobody. */
export function usePerson(id: number | null) {
  return useAnswer(id === null ? null : getPerson, { params: { id: id ?? 0 } });
}

/** The total, whatever the search; undefined while loading. */
export function usePeopleCount(): number | undefined {
  return useAnswer(listPeople, { query: { page_size: 1 } }).data?.count;
}

/** As `orderRows` says. */
export function orderPeople(ids: readonly number[], before: readonly number[]): Promise<void> {
  return orderRows(listPeople, {
    ids,
    before,
    send: () => perform(peopleOperations.orderPeople, { body: { ids: [...ids] } }),
  });
}
