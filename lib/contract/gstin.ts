import { z } from "zod";
import * as profileMessages from "./messages/profile";

/** What a GSTIN is written in, each standing for its place here. */
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * A company's number for India's tax on goods and services, or empty: state, PAN, which of its registrations, kind and a
 * check character. It may be typed in small letters and with spaces.
 */
export const gstinSchema = z
  .string()
  .transform((text) => text.replace(/\s/g, "").toUpperCase())
  .superRefine((gstin, context) => {
    if (gstin === "") return;
    const isFormed = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-JZ][\dA-Z]$/.test(gstin);
    if (isFormed && checkCharacter(gstin.slice(0, -1)) === gstin.at(-1)) return;
    context.addIssue({
      code: "custom",
      message: isFormed ? profileMessages.gstinMistyped : profileMessages.gstinInvalid,
    });
  });

/** By Luhn's way to the base of 36: every second character counts twice, and the digits of what it comes to are added. */
function checkCharacter(text: string): string {
  const base = digits.length;
  const sum = [...text].reduce((sum, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / base) + (product % base);
  }, 0);
  return digits.charAt((base - (sum % base)) % base);
}
