import { isLanguage, type Language } from "../../i18n/languages";

/** In which the listener says the language that it has taken out of a page's address. */
export const pageLanguageHeader = "x-page-language";

/** The language that a page's address names; null for a bare one. */
export function languageInAddress(request: Request): Language | null {
  const language = request.headers.get(pageLanguageHeader);
  return isLanguage(language) ? language : null;
}
