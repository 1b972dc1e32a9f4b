import { priceFormat } from "./price";

/** How the currency is written beside a number: "$", "₹". */
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

/** All that there are, by name. */
export function listCurrencies(): { code: string; name: string }[] {
  return Intl.supportedValuesOf("currency")
    .map((code) => ({ code, name: currencyName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const names = new Intl.DisplayNames("en-IN", { type: "currency" });

/** In which prices are where nobody has chosen another. Apart from how prices are written, because every screen knows it. */
export const defaultCurrency = "USD";
