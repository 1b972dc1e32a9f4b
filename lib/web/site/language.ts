import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { translatorOf } from "../../i18n/catalog";
import { defaultLanguage, isLanguage, type Language, pickLanguage } from "../../i18n/languages";
import type { Key } from "../../i18n/messages";
import type { T } from "../../i18n/translator";

/** The language of a screen: the one that was chosen on this device, else the first that the browser asks for. */
export const readLanguage = cache(async (): Promise<Language> => {
  const chosen = (await cookies()).get("language")?.value;
  return isLanguage(chosen) ? chosen : (pickLanguage((await headers()).get("accept-language")) ?? defaultLanguage);
});

/** The translator of a screen, for its title and what else is written on the server. */
export async function readTranslator(): Promise<T> {
  return translatorOf(await readLanguage());
}

/** The translator of the site's public pages, which are kept for everybody. */
export function siteTranslator(): T {
  return translatorOf(defaultLanguage);
}

/** A page's metadata: its title in the reader's language. */
export async function titled(key: Key): Promise<Metadata> {
  return { title: (await readTranslator())(key) };
}
