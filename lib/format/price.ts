import { decimalsOf } from "../contract/money";
import { numberLocale } from "./locale";

/** Currencies in which whole prices are written without decimals. */
const withoutZeros = new Set(["BDT", "IDR", "INR", "KES", "LKR", "MMK", "NGN", "NPR", "PHP", "PKR", "THB", "TZS"]);

/**
 * The contract's decimal text as a price: "24.00" is "$24.00" in USD, "₹24" in INR, where nobody writes the zeros, and
 * "¥24" in JPY, which has no smaller unit; "24.50" is "₹24.50" and, in OMR, "OMR 24.500".
 */
export function formatPrice(price: string, currency: string): string {
  const decimals = /\.(\d*?)0*$/.exec(price)?.[1]?.length ?? 0;
  const plain = withoutZeros.has(currency) ? { minimumFractionDigits: 0 } : {};
  // Never drops decimals, even after a change of currency.
  const most = Math.max(decimals, decimalsOf(currency), 2);
  const digits = decimals === 0 ? plain : { minimumFractionDigits: most, maximumFractionDigits: most };
  return priceFormat(currency, digits).format(price as `${number}`);
}

export function priceFormat(currency: string, digits: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(numberLocale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...digits,
  });
}

/** A whole number of rupees: "₹1,299". */
export function inRupees(price: number): string {
  return `₹${price.toLocaleString(numberLocale)}`;
}
