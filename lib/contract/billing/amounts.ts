import { decimalsOf, fromThousandths, toThousandths } from "../money";

/** Amounts are whole minor units (paise) where they are reckoned with and kept, and decimal text in calls and answers. */

/** Of a decimal text with no more decimals than the currency has. */
export function toMinor(amount: string, currency: string): number {
  return Number(toThousandths(amount) / thousandthsIn(currency));
}

export function fromMinor(minor: number, currency: string): string {
  return fromThousandths(BigInt(minor) * thousandthsIn(currency));
}

function thousandthsIn(currency: string): bigint {
  return 10n ** BigInt(3 - decimalsOf(currency));
}
