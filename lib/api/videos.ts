"use client";

import { pathOf } from "@/lib/contract/endpoints";
import { type CreateVideoInput, type UpdateVideoInput, videoListSchema, videoStatsSchema } from "@/lib/contract/video";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { createOnce } from "./create-once";
import { deleteRow } from "./delete-row";
import { requestJson } from "./request";
import { revalidate, useAnswer } from "./use-answer";

const listSchema = listAnswerSchema(videoListSchema);

export function useVideos(query: { search?: string; page?: number; page_size?: number; ordering?: string } = {}) {
  return useAnswer(pathOf("videos", {}, query), listSchema);
}

export function useVideoStats() {
  return useAnswer(pathOf("videoStats"), videoStatsSchema);
}

export async function createVideo(input: CreateVideoInput): Promise<void> {
  const path = pathOf("videos");
  await createOnce(path, input, (idempotencyKey) => requestJson("POST", path, { json: input, idempotencyKey }));
  await revalidateVideos();
}

export async function updateVideo(id: number, input: UpdateVideoInput): Promise<void> {
  await requestJson("PATCH", pathOf("video", { id }), { json: input });
  await revalidateVideos();
}

export async function deleteVideo(id: number): Promise<void> {
  await deleteRow(pathOf("video", { id }));
  await revalidateVideos();
}

/** Lists and stats alike. */
function revalidateVideos(): Promise<void> {
  return revalidate(pathOf("videos"));
}
