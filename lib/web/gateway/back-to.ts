import { defaultLanguage, isLanguage, type Language } from "../../i18n/languages";
import { type CardAddress, decodeSegment } from "../../paths";

/** The card that a form without script is from, in the language that its address names. */
export function cardOf(request: Request, companySegment: string): CardAddress {
  const language = languageInQuery(request);
  const slug = decodeSegment(companySegment);
  return language ? { slug, language } : { slug };
}

/** The language of the page that a form without script is from. */
export function pageLanguageOf(request: Request): Language {
  return languageInQuery(request) ?? defaultLanguage;
}

function languageInQuery({ url }: Request): Language | null {
  const language = new URL(url).searchParams.get("language");
  return isLanguage(language) ? language : null;
}
