import type { T } from "../i18n/translator";
import { perLanguage } from "./locale";
import { priceFormat } from "./price";

/** "$", "₹". */
export function currencySign(currency: string): string {
  return (
    priceFormat(currency)
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? currency
  );
}

/** "Indian Rupee (INR)". */
export function currencyName(t: T, code: string): string {
  return t("format.currency", { name: names(t).of(code) ?? code, code });
}

/** Sorted by name. */
export function listCurrencies(t: T): { code: string; name: string }[] {
  return Intl.supportedValuesOf("currency")
    .map((code) => ({ code, name: currencyName(t, code) }))
    .sort((one, other) => order(t).compare(one.name, other.name));
}

const names = perLanguage((locale) => new Intl.DisplayNames(locale, { type: "currency" }));
const order = perLanguage((locale) => new Intl.Collator(locale));

/** For sites that have not chosen one. */
export const defaultCurrency = "USD";
