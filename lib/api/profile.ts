"use client";

import { useEffect, useState } from "react";
import { accountOperations } from "@/lib/contract/operations/account";
import { profileOperations } from "@/lib/contract/operations/profile";
import type { Profile, ProfileForm } from "@/lib/contract/profile";
import type { SlugCheck } from "@/lib/contract/slug";
import { call, perform } from "./call/call";
import type { UploadOptions } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";
import { toProfileForm, toProfilePart } from "./profile-form";

export function useCompleteProfile() {
  return useAnswer(profileOperations.getCompleteProfile);
}

/** Whether the card may move to `slug`, as typed; undefined while that is being found out or cannot be. Empty asks nothing. */
export function useSlugCheck(slug: string): SlugCheck | undefined {
  const [answer, setAnswer] = useState<{ asked: string; check: SlugCheck } | null>(null);
  useEffect(() => {
    if (!slug) return;
    const controller = new AbortController();
    const { signal } = controller;
    call(profileOperations.checkSlug, { query: { slug }, signal })
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
  const operation = companyName === null ? null : profileOperations.checkSlug;
  return useAnswer(operation, { query: { company_name: companyName ?? undefined } }).data;
}

/** Saves the profile form; `saved` is the profile as it was loaded. */
export async function saveProfile(
  values: ProfileForm,
  saved: Partial<Profile> = {},
  options: UploadOptions = {},
): Promise<void> {
  await update(toProfileForm(values, saved), options);
}

/** Saves some fields of it and leaves the others; nothing is sent where none of them is filled or was. */
export async function saveProfilePart(
  values: ProfileForm,
  fields: readonly (keyof ProfileForm)[],
  saved: Partial<Profile>,
  options: UploadOptions = {},
): Promise<void> {
  const body = toProfilePart(values, fields, saved);
  if (!body.keys().next().done) await update(body, options);
}

async function update(body: FormData, options: UploadOptions): Promise<void> {
  await perform(profileOperations.updateProfile, { body, ...options });
  await revalidate(profileOperations.getOwnClient, accountOperations.getCurrentUser);
}
