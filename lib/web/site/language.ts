import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { translatorOf } from "../../i18n/catalog";
import { defaultLanguage, type Language } from "../../i18n/languages";
import type { Key } from "../../i18n/messages";
import type { T } from "../../i18n/translator";
import { languageOf } from "../language-of";
import { languageInAddress } from "./page-language";

/** The language of a screen: the one that was chosen on this device, else the first that the browser asks for. */
export const readLanguage = cache(async (): Promise<Language> => {
  return languageOf(await headers());
});

/** The translator of a screen, for its title and what else is written on the server. */
export async function readTranslator(): Promise<T> {
  return translatorOf(await readLanguage());
}

/** The translator of one of the site's public pages: of the language in its address. */
export function siteTranslator(request?: Request): T {
  return translatorOf((request && languageInAddress(request)) ?? defaultLanguage);
}

/** A page's metadata: its title in the reader's language. */
export async function titled(key: Key): Promise<Metadata> {
  return { title: (await readTranslator())(key) };
}
