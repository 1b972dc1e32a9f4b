import type { T } from "../i18n/translator";

/** "Chrome on Android", as far as known. */
export function nameBrowser(t: T, { browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return t("format.browser.on", { browser, system });
  return browser ?? system ?? t("format.browser.unknown");
}
