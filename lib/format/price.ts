/** Currencies whose people write a whole price without its zeros, though there is a smaller unit on paper. */
const withoutZeros = new Set(["BDT", "IDR", "INR", "KES", "LKR", "MMK", "NGN", "NPR", "PHP", "PKR", "THB", "TZS"]);

/**
 * The contract's decimal text as a price: "24.00" is "$24.00" in USD, "₹24" in INR, where nobody writes the zeros, and
 * "¥24" in JPY, which has no smaller unit; "24.50" is "₹24.50".
 */
export function formatPrice(price: string, currency: string): string {
  const isWhole = /^\d+(\.0*)?$/.test(price);
  const plain = withoutZeros.has(currency) ? { minimumFractionDigits: 0 } : {};
  const digits = isWhole ? plain : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return formatter(currency, digits).format(Number(price));
}

/** How the currency is written beside a number: "$", "₹". */
export function currencySign(currency: string): string {
  return (
    formatter(currency)
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

function formatter(currency: string, digits: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat("en-IN", { style: "currency", currency, currencyDisplay: "narrowSymbol", ...digits });
}
