/**
 * The languages there are, in the order of menus. Each has a folder in `messages/`; `name` is its own word for itself, and
 * `locale` is what Intl is asked for: digits are Latin in all of them. `letters` tell its texts from those of another
 * language in the same script.
 */
export const languages = {
  en: { name: "English", locale: "en-IN", dir: "ltr" },
  hi: { name: "हिन्दी", locale: "hi-IN-u-nu-latn", dir: "ltr" },
  mr: { name: "मराठी", locale: "mr-IN-u-nu-latn", dir: "ltr" },
  gu: { name: "ગુજરાતી", locale: "gu-IN-u-nu-latn", dir: "ltr" },
  ta: { name: "தமிழ்", locale: "ta-IN-u-nu-latn", dir: "ltr" },
  te: { name: "తెలుగు", locale: "te-IN-u-nu-latn", dir: "ltr" },
  kn: { name: "ಕನ್ನಡ", locale: "kn-IN-u-nu-latn", dir: "ltr" },
  bn: { name: "বাংলা", locale: "bn-IN-u-nu-latn", dir: "ltr" },
  ml: { name: "മലയാളം", locale: "ml-IN-u-nu-latn", dir: "ltr" },
  pa: { name: "ਪੰਜਾਬੀ", locale: "pa-IN-u-nu-latn", dir: "ltr" },
  or: { name: "ଓଡ଼ିଆ", locale: "or-IN-u-nu-latn", dir: "ltr" },
  ur: { name: "اردو", locale: "ur-IN-u-nu-latn", dir: "rtl" },
  as: { name: "অসমীয়া", locale: "as-IN-u-nu-latn", dir: "ltr", letters: /[ৰৱ]/ },
} as const satisfies Record<string, { name: string; locale: string; dir: "ltr" | "rtl"; letters?: RegExp }>;

export type Language = keyof typeof languages;
// Marked, so that scripts of cards, which only write numbers, do without the table.
export const languageCodes = /* @__PURE__ */ Object.keys(languages) as Language[];

/** Of texts that no reader has been found for, and of what a language lacks. */
export const defaultLanguage: Language = "en";

/** Those that a native reader has checked. */
const checked: readonly Language[] = ["en"];

export function isChecked(language: Language): boolean {
  return checked.includes(language);
}

export function isLanguage(text: unknown): text is Language {
  return typeof text === "string" && Object.hasOwn(languages, text);
}

/** Keeps the language of a device's screens for a year. It is no secret, so it needs no secure connection. */
export function languageCookie(language: Language): string {
  return `language=${language}; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;
}

/** The first language of an Accept-Language header that there is; null where there is none. */
export function pickLanguage(accepted: string | null | undefined): Language | null {
  const wanted = (accepted ?? "").split(",", 20).map((part, index) => {
    const [tag = "", ...rest] = part.trim().toLowerCase().split(";");
    const weight = rest.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
    return { language: tag.split("-")[0], weight: Number(weight ?? 1), index };
  });
  const found = wanted
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.index - other.index)[0]?.language;
  return isLanguage(found) ? found : null;
}
