/** One line of an order; `price` is a decimal text with two or three decimals, null for none. */
type Line = { price: string | null; quantity: number };

/** The sum of all lines with a price, as a decimal text; exact, in whole thousandths. */
export function sumOf(lines: readonly Line[]): string {
  let sum = 0n;
  for (const { price, quantity } of lines) sum += toThousandths(price ?? "0") * BigInt(quantity);
  return fromThousandths(sum);
}

/** Whole thousandths of a decimal text with at most three decimals. */
export function toThousandths(price: string): bigint {
  const [whole = "", decimals = ""] = price.split(".");
  return BigInt(whole + decimals.padEnd(3, "0"));
}

/** A decimal text with two decimals, or three if the third is not zero. */
export function fromThousandths(thousandths: bigint): string {
  const decimals = String(thousandths % 1000n).padStart(3, "0");
  return `${thousandths / 1000n}.${decimals.replace(/0$/, "")}`;
}

/** Currencies of ISO 4217 with three decimals. Browsers' own lists differ. */
const inThousandths = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"];

/** Currencies of ISO 4217 without decimals. */
const inWholes = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");

/** How many decimals a price may have in the currency. */
export function decimalsOf(currency: string | null | undefined): 0 | 2 | 3 {
  if (currency && inWholes.includes(currency)) return 0;
  return currency && inThousandths.includes(currency) ? 3 : 2;
}

/** Whether a decimal text has at most so many decimals, trailing zeros aside. */
export function hasDecimals(price: string, most: number): boolean {
  return (price.split(".")[1] ?? "").replace(/0+$/, "").length <= most;
}

/** A decimal text as its currency's people would type it: "450.00" is "450" in yen. */
export function typedPrice(price: string, currency: string): string {
  return decimalsOf(currency) === 0 ? price.replace(/\.0+$/, "") : price;
}

/**
 * `amount` × `by` / `of` to the nearest whole, a half upwards; exact, for whole numbers of nought and more.
 * @throws RangeError if one of them is no whole number, or `of` is nought.
 */
export function shareOf(amount: number, by: number, of: number): number {
  const doubled = BigInt(amount) * BigInt(by) * 2n;
  return Number((doubled + BigInt(of)) / (BigInt(of) * 2n));
}
