/** One line of an order; `price` is a decimal text with two digits, null for none. */
type Line = { price: string | null; quantity: number };

/** The sum of all lines that have a price, as such a text. In whole hundredths of any size, so that it is exact. */
export function sumOf(lines: readonly Line[]): string {
  let cents = 0n;
  for (const { price, quantity } of lines) cents += BigInt(price?.replace(".", "") ?? 0) * BigInt(quantity);
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
}
