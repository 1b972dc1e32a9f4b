import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, isLanguage, type Language } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../deps";
import { findAccountLanguage } from "../ports/database/queries/account-language";

/** What an account is told is written in its language; in English while it has chosen none. */
export async function translatorOfAccount({ db }: Pick<Deps, "db">, userId: number): Promise<T> {
  return translatorOfRow(await findAccountLanguage(db, userId));
}

/** A language as stored; null for none, and for one that this release does not know. */
export function readLanguage(stored: string | null): Language | null {
  return isLanguage(stored) ? stored : null;
}

/** The translator of a language as stored. */
export function translatorOfRow(language: string | null, otherwise: Language = defaultLanguage): T {
  return translatorOf(readLanguage(language) ?? otherwise);
}
