"use client";

import { useEffect, useState } from "react";
import type { UpdateAccountInput } from "@/lib/contract/account";
import { pathOf } from "@/lib/contract/endpoints";
import type { Profile, ProfileForm } from "@/lib/contract/profile";
import { type SlugCheck, slugCheckSchema } from "@/lib/contract/slug";
import { completeProfileAnswerSchema } from "@/lib/provider-client/profile-answers";
import { toProfileForm } from "./profile-form";
import { type RequestOptions, requestJson } from "./request";
import { revalidate, useAnswer } from "./use-answer";

export function useCompleteProfile() {
  return useAnswer(pathOf("completeProfile"), completeProfileAnswerSchema);
}

/** Whether the card may move to `slug`, as typed; undefined while that is being found out or cannot be. Empty asks nothing. */
export function useSlugCheck(slug: string): SlugCheck | undefined {
  const [answer, setAnswer] = useState<{ asked: string; check: SlugCheck } | null>(null);
  useEffect(() => {
    if (!slug) return;
    const controller = new AbortController();
    const { signal } = controller;
    requestJson("GET", pathOf("slugCheck", {}, { slug }), { schema: slugCheckSchema, signal })
      .then((check) => setAnswer({ asked: slug, check }))
      // Saving checks again and says what is wrong.
      .catch(() => {});
    return () => controller.abort();
  }, [slug]);
  return answer?.asked === slug ? answer.check : undefined;
}

/**
 * Where the card would move if the company were called so; the answer for a former name stays until the next is there.
 * Null asks nothing.
 */
export function useSlugOfName(companyName: string | null): SlugCheck | undefined {
  const path = companyName === null ? null : pathOf("slugCheck", {}, { company_name: companyName });
  return useAnswer(path, slugCheckSchema).data;
}

/**
 * Saves the profile form; `saved` is the profile as it was loaded, with the account's username. A new username goes
 * first, in a call of its own, and stays when the rest is refused.
 */
export async function saveProfile(
  values: ProfileForm,
  saved: Partial<Profile> & { username?: string } = {},
  options: Pick<RequestOptions<never>, "onProgress" | "signal"> = {},
): Promise<void> {
  const { username } = values;
  if (username !== undefined && username !== saved.username)
    await requestJson("PUT", pathOf("account"), { json: { username } satisfies UpdateAccountInput });
  await requestJson("PATCH", pathOf("profile"), { form: toProfileForm(values, saved), ...options });
  await revalidate(pathOf("clientBasic"), pathOf("currentUser"));
}
