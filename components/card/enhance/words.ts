import { isolate } from "@/lib/i18n/isolate";
import type { Key } from "@/lib/i18n/messages";
import type { Write } from "@/lib/i18n/translator";

const {
  words = "{}",
  locale = "en",
  dates = locale,
} = document.querySelector<HTMLElement>("[data-words]")?.dataset ?? {};
const texts: Record<string, string> = JSON.parse(words);

/** The locale of the page's dates. */
export { dates };

/** Only the texts of `scriptKeys`, in the page's language. */
export const t: Write = (key, params = {}) =>
  (texts[key] ?? "").replace(/\{(\w+)\}/g, (_, name) => isolated(String(params[name] ?? "")));

/** As the server has it. */
export function isolated(part: string): string {
  return isolate({ dir: document.dir === "rtl" ? "rtl" : "ltr" }, part);
}

/** A text in the form that goes with the number. */
export function counted(key: Key, count: number): string {
  const category = new Intl.PluralRules(locale).select(count);
  return t(`${key}.${category}` as Key, { shown: count.toLocaleString(locale) });
}
