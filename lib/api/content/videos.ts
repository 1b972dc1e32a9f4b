"use client";

import { videoOperations } from "@/lib/contract/content/operations";
import type { ListQuery } from "@/lib/contract/pagination";
import { deleteRow } from "../call/delete-row";
import { revalidate, useAnswer } from "../call/use-answer";

const { listVideos, getVideoStats } = videoOperations;

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
