import type { Language } from "../i18n/languages";

const year = 365 * 24 * 60 * 60;

/** Keeps the language of this device's screens and shows the present one anew. */
export function chooseLanguage(language: Language, reload = () => window.location.reload()): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: browsers that shops use have no other way
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
  reload();
}
