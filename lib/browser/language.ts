import { type Language, languageCookie } from "../i18n/languages";

/** Keeps the language of this device's screens and shows the present one anew. */
export function chooseLanguage(language: Language, reload = () => window.location.reload()): void {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers that shops use have no other way
  document.cookie = languageCookie(language);
  reload();
}
