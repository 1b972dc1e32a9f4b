/** One line of an order; `price` is a decimal text with two or three decimals, null for none. */
type Line = { price: string | null; quantity: number };

/** The sum of all lines that have a price, as such a text. In whole thousandths of any size, so that it is exact. */
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

/** A decimal text with two decimals, or with three where the third says something. */
export function fromThousandths(thousandths: bigint): string {
  const decimals = String(thousandths % 1000n).padStart(3, "0");
  return `${thousandths / 1000n}.${decimals.replace(/0$/, "")}`;
}

/** Of ISO 4217. Apart from what browsers know of it, who differ. */
const inThousandths = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"];

/** How many decimals a price may have in the currency. Where nobody writes any, as in yen, prices from before have two. */
export function decimalsOf(currency: string | null | undefined): 2 | 3 {
  return currency && inThousandths.includes(currency) ? 3 : 2;
}

export function hasDecimals(price: string, most: number): boolean {
  return (price.split(".")[1] ?? "").length <= most;
}
