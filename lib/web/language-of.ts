import { parse } from "hono/utils/cookie";
import { translatorOf } from "../i18n/catalog";
import { defaultLanguage, isLanguage, type Language, pickLanguage } from "../i18n/languages";
import type { T } from "../i18n/translator";

/** The language of whoever makes a request: the one that was chosen on this device, else the first that the browser asks for. */
export function languageOf(headers: Pick<Headers, "get">): Language {
  return toldLanguageOf(headers) ?? defaultLanguage;
}

/** The same; null where neither says any. */
export function toldLanguageOf(headers: Pick<Headers, "get">): Language | null {
  const { language } = parse(headers.get("cookie") ?? "", "language");
  return isLanguage(language) ? language : pickLanguage(headers.get("accept-language"));
}

/** The translator of what a request is answered with. */
export function translatorFor(headers: Pick<Headers, "get">): T {
  return translatorOf(languageOf(headers));
}
