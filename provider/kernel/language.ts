import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, isLanguage } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../deps";
import { findAccountLanguage } from "../ports/database/queries/account-language";

/** What an account is told is written in its language; in English while it has chosen none. */
export async function translatorOfAccount({ db }: Pick<Deps, "db">, userId: number): Promise<T> {
  const language = await findAccountLanguage(db, userId);
  return translatorOf(isLanguage(language) ? language : defaultLanguage);
}
