import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, type Language, languageCodes } from "@/lib/i18n/languages";
import type { Key } from "@/lib/i18n/messages";

/** These fields as a call takes them: in English, and beside it in all other languages. */
export function spoken<F extends string>(keys: Record<F, Key>): Record<F | "texts", string> {
  const textsIn = (language: Language) => {
    const t = translatorOf(language);
    return Object.fromEntries(Object.entries<Key>(keys).map(([field, key]) => [field, t(key)])) as Record<F, string>;
  };
  const others = languageCodes.filter((language) => language !== defaultLanguage);
  return {
    ...textsIn(defaultLanguage),
    texts: JSON.stringify(Object.fromEntries(others.map((language) => [language, textsIn(language)]))),
  } as Record<F | "texts", string>;
}
