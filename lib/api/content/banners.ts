"use client";

import type { UpdateBannerInput } from "@/lib/contract/banner";
import { bannerOperations } from "@/lib/contract/operations/banners";
import { perform } from "../call/call";
import { deleteRow } from "../call/delete-row";
import type { UploadOptions } from "../call/request";
import { revalidate, useAnswer } from "../call/use-answer";

const { listBanners } = bannerOperations;

export function useBanners() {
  return useAnswer(listBanners);
}

/** Changes what is present in `body` and leaves the rest. */
export async function updateBanner(id: number, body: UpdateBannerInput, options: UploadOptions = {}): Promise<void> {
  await perform(bannerOperations.updateBanner, { params: { id }, body, ...options });
  await revalidate(listBanners);
}

export async function deleteBanner(id: number): Promise<void> {
  await deleteRow(bannerOperations.deleteBanner, { id });
  await revalidate(listBanners);
}
