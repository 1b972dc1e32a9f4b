"use client";

import { bannerOperations } from "@/lib/contract/content/operations";
import { deleteRow } from "../call/delete-row";
import { revalidate, useAnswer } from "../call/use-answer";

const { listBanners } = bannerOperations;

export function useBanners() {
  return useAnswer(listBanners);
}

export async function deleteBanner(id: number): Promise<void> {
  await deleteRow(bannerOperations.deleteBanner, { id });
  await revalidate(listBanners);
}
