"use client";

import { bannerListSchema, type CreateBannerInput, type UpdateBannerInput } from "@/lib/contract/banner";
import { pathOf } from "@/lib/contract/endpoints";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { createOnce } from "./create-once";
import { deleteRow } from "./delete-row";
import { toFormData } from "./form-data";
import { requestJson, type UploadOptions } from "./request";
import { revalidate, useAnswer } from "./use-answer";

const listSchema = listAnswerSchema(bannerListSchema);

export function useBanners() {
  return useAnswer(pathOf("banners"), listSchema);
}

export async function createBanner(input: CreateBannerInput, options: UploadOptions = {}): Promise<void> {
  const path = pathOf("banners");
  await createOnce(path, input, (idempotencyKey) =>
    requestJson("POST", path, { form: toFormData(input), idempotencyKey, ...options }),
  );
  await revalidate(path);
}

/** Changes what is present in `input` and leaves the rest. */
export async function updateBanner(id: number, input: UpdateBannerInput, options: UploadOptions = {}): Promise<void> {
  await requestJson("PATCH", pathOf("banner", { id }), { form: toFormData(input), ...options });
  await revalidate(pathOf("banners"));
}

export async function deleteBanner(id: number): Promise<void> {
  await deleteRow(pathOf("banner", { id }));
  await revalidate(pathOf("banners"));
}
