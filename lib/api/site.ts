"use client";

import { statusOperations } from "@/lib/contract/health/operations";
import { siteOperations } from "@/lib/contract/site/operations";
import type { UpdateSiteInput } from "@/lib/contract/site/schema";
import { perform, toFormData } from "./call/call";
import type { UploadOptions } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";

const { getSite, updateSite } = siteOperations;

export function useSavedSite() {
  return useAnswer(getSite);
}

/** Changes only the fields in `body`. */
export async function saveSite(body: UpdateSiteInput, options: UploadOptions = {}): Promise<void> {
  // FormData has no null.
  const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === null ? "" : value]));
  await perform(updateSite, { body: toFormData(fields), ...options });
  await revalidate(getSite);
}

export function useServiceStatus() {
  return useAnswer(statusOperations.getStatus, {}, { revalidateOnFocus: false });
}
