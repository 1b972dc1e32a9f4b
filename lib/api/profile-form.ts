"use client";

import { useEffect, useState } from "react";
import { type ProfileFieldName, profileFields } from "@/lib/contract/cards/fields";
import { type SocialLinks, socialNetworkNames } from "@/lib/contract/cards/networks";
import { profileOperations } from "@/lib/contract/cards/operations";
import type { Profile, ProfileForm } from "@/lib/contract/cards/schema";
import type { SlugCheck } from "@/lib/contract/cards/slug";
import { templateChoices } from "@/lib/contract/cards/values";
import type { Language } from "@/lib/i18n/languages";
import { call, toFormData } from "./call/call";
import type { UploadOptions } from "./call/request";
import { useAnswer } from "./call/use-answer";
import { updateProfile } from "./profile";

/** Saves the profile form; `saved` is the profile as it was loaded. */
export async function saveProfile(
  values: ProfileForm,
  saved: Partial<Profile> = {},
  options: UploadOptions = {},
): Promise<void> {
  await updateProfile(toProfileForm(values, saved), options);
}

/** Saves some fields of it and leaves the others; nothing is sent where none of them is filled or was. */
export async function saveProfilePart(
  values: ProfileForm,
  fields: readonly (keyof ProfileForm)[],
  saved: Partial<Profile>,
  options: UploadOptions = {},
): Promise<void> {
  const body = toProfilePart(values, fields, saved);
  if (!body.keys().next().done) await updateProfile(body, options);
}

/** Whether the landline of the calling client is on WhatsApp. */
export async function sayWhatsapp(whatsapp: boolean): Promise<void> {
  await updateProfile(toFormData({ whatsapp }));
}

/** The language that the card of the calling client is written in. */
export async function sayLanguage(language: Language): Promise<void> {
  await updateProfile(toFormData({ language }));
}

/**
 * What a save of the profile form sends. Company name and phone always go along, the card's address when one was typed,
 * everything else only when filled; with `saved`, the profile as it was loaded, also what was filled before and has been
 * emptied since.
 */
export function toProfileForm(values: ProfileForm, saved: Partial<Profile> = {}): FormData {
  const links = filledLinks(values.social_media_links);
  const hadLinks = Object.keys(saved.social_media_links ?? {}).length > 0;
  return toFormData({
    ...Object.fromEntries(profileFieldNames.map((name) => [name, changedText(values[name], saved[name])])),
    company_name: values.company_name,
    phone: values.phone,
    whatsapp: values.whatsapp,
    email: values.email || undefined,
    current_password: values.current_password || undefined,
    passkey: values.passkey ? JSON.stringify(values.passkey) : undefined,
    slug: values.slug,
    template_choice: templateChoices.find((choice) => choice === values.template_choice) ?? "1",
    social_media_links: links.length > 0 || hadLinks ? JSON.stringify(links) : undefined,
    // Chosen on the screen of the people alone.
    ...{ person_cards: undefined, person_handles: undefined, person_listing: undefined, member_rules: undefined },
    upi_link: values.upi_id?.trim() ? values.upi_link : undefined,
    logo: values.logo instanceof File || values.logo === "" ? values.logo : undefined,
  });
}

/** The same of some fields alone; what is not among them stays as it is stored. */
export function toProfilePart(
  values: ProfileForm,
  fields: readonly (keyof ProfileForm)[],
  saved: Partial<Profile>,
): FormData {
  const form = toProfileForm(values, saved);
  const others = [...form.keys()].filter((name) => !fields.some((field) => field === name));
  for (const name of others) form.delete(name);
  return form;
}

const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];

/** Undefined, so not sent, for what is empty unless it empties what was saved. */
function changedText(value: unknown, saved: unknown): string | undefined {
  return toText(value) || toText(saved) ? toText(value) : undefined;
}

/** As a form carries it: objects as JSON, and nothing as an empty text. */
function toText(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return "";
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "").trim();
}

function filledLinks(links: SocialLinks): { platform: string; url: string }[] {
  return socialNetworkNames.flatMap((platform) => {
    const url = links[platform]?.trim();
    return url ? [{ platform, url }] : [];
  });
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

/** Whether `phone` is a landline's number; undefined while that is being found out or cannot be. Empty asks nothing. */
export function useIsLandline(phone: string): boolean | undefined {
  const { data } = useAnswer(
    phone === "" ? null : profileOperations.checkPhone,
    { query: { phone } },
    { keepPreviousData: false, revalidateOnFocus: false },
  );
  return data?.is_landline;
}
