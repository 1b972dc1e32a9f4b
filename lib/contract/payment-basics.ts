import { profileLimits } from "./limits/profile";
import { toAsciiDigits } from "./typed-digits";

/**
 * What is to be sent, in rupees, from what was typed with the digits of any script: decimal text with two digits, null for
 * an empty text, undefined for what is no such amount.
 */
export function readAmount(typed: string): string | null | undefined {
  const text = toAsciiDigits(typed.trim());
  if (text === "") return null;
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return amount >= 1 && amount <= profileLimits.upi.amount ? amount.toFixed(2) : undefined;
}
