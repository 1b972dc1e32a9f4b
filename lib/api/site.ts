"use client";

import { statusOperations } from "@/lib/contract/health/operations";
import { siteOperations } from "@/lib/contract/site/operations";
import type { UpdateSiteInput } from "@/lib/contract/site/schema";
import { perform, toFormData } from "./call/call";
import type { UploadOptions } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";

const { getSite, updateSite } = siteOperations;

/** What was saved of the site. */
export function useSavedSite() {
  return useAnswer(getSite);
}

/** Changes what is present in `body` and leaves the rest. What is null or empty goes back to what holds where nothing is said. */
export async function saveSite(body: UpdateSiteInput, options: UploadOptions = {}): Promise<void> {
  // A form has no null.
  const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === null ? "" : value]));
  await perform(updateSite, { body: toFormData(fields), ...options });
  await revalidate(getSite);
}

/** How the service is doing, looked at anew each time. */
export function useServiceStatus() {
  return useAnswer(statusOperations.getStatus, {}, { revalidateOnFocus: false });
}
