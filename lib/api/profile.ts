"use client";

import { pathOf } from "@/lib/contract/endpoints";
import { completeProfileSchema, type Profile, type ProfileForm } from "@/lib/contract/profile";
import { toProfileForm } from "./profile-form";
import { type RequestOptions, requestJson } from "./request";
import { revalidate, useAnswer } from "./use-answer";

export function useCompleteProfile() {
  return useAnswer(pathOf("completeProfile"), completeProfileSchema);
}

/** Saves the profile form; `saved` is the profile as it was loaded. */
export async function saveProfile(
  values: ProfileForm,
  saved?: Partial<Profile>,
  options: Pick<RequestOptions<never>, "onProgress" | "signal"> = {},
): Promise<void> {
  await requestJson("PATCH", pathOf("profile"), { form: toProfileForm(values, saved), ...options });
  await revalidate(pathOf("clientBasic"), pathOf("currentUser"));
}
