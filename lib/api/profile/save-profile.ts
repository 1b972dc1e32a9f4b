"use client";

import { profileOperations } from "@/lib/contract/cards/operations";
import type { Profile, ProfileForm } from "@/lib/contract/cards/schema";
import { accountOperations } from "@/lib/contract/identity/operations";
import { perform } from "../call/call";
import { toFormData } from "../call/form-data";
import type { UploadOptions } from "../call/request";
import { revalidate } from "../call/use-answer";
import { toProfileForm, toProfilePart } from "./profile-form";

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

/** Whether the landline of the calling client is on WhatsApp. */
export async function sayWhatsapp(whatsapp: boolean): Promise<void> {
  await update(toFormData({ whatsapp }), {});
}

async function update(body: FormData, options: UploadOptions): Promise<void> {
  await perform(profileOperations.updateProfile, { body, ...options });
  await revalidate(profileOperations.getOwnClient, accountOperations.getCurrentUser);
}
