import { languages } from "@/lib/i18n/languages";
import { readSaid } from "@/lib/i18n/said";
import type { T } from "@/lib/i18n/translator";

/** A language of tests alone: English with a word before it. Its code, for headers and cookies. */
export const other = "qq";
export const inOther = (text: string) => `Qua: ${text}`;

/**
 * The catalogue with that language in it:
 * `jest.mock("@/lib/i18n/catalog", () => jest.requireActual("…/other-language").withOtherLanguage())`.
 */
export function withOtherLanguage() {
  Object.assign(languages, { [other]: { name: "Other", locale: "en-IN", dir: "ltr" } });
  const actual = jest.requireActual<typeof import("@/lib/i18n/catalog")>("@/lib/i18n/catalog");
  const english = actual.translatorOf("en");
  const write: Pick<T, "say"> & { language: string } = {
    say: (text) => (readSaid(text) ? inOther(english.say(text)) : text),
    language: other,
  };
  const t = Object.assign((...[key, params]: Parameters<T>) => inOther(english(key, params)), english, write);
  return { ...actual, translatorOf: (language: string) => (language === other ? t : english) };
}
