"use client";

import useSWR from "swr";
import { mailTextOperations } from "@/lib/contract/mail-texts/operations";
import type { MailText, PreviewMailTextInput, SaveMailTextInput } from "@/lib/contract/mail-texts/schema";
import type { Language } from "@/lib/i18n/languages";
import { call } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listMailTexts, saveMailText, previewMailText } = mailTextOperations;

export function useMailTexts(language: Language) {
  return useAnswer(listMailTexts, { query: { language } });
}

/** The mail with a text that is not saved; the last one while another is made. */
export function useMailPreview(text: PreviewMailTextInput) {
  return useSWR([previewMailText.path, text], () => call(previewMailText, { body: text }), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}

/** Empty texts put ours back. */
export async function writeMailText(body: SaveMailTextInput): Promise<MailText> {
  const saved = await call(saveMailText, { body });
  await revalidate(listMailTexts);
  return saved;
}
