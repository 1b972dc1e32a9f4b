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
export function currencyName(code: string): string {
  return `${names.of(code)} (${code})`;
}

/** Sorted by name. */
export function listCurrencies(): { code: string; name: string }[] {
  return Intl.supportedValuesOf("currency")
    .map((code) => ({ code, name: currencyName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const names = new Intl.DisplayNames("en-IN", { type: "currency" });

/** For sites that have not chosen one. */
export const defaultCurrency = "USD";
