import { plainText } from "./typed-digits";

/** A company's number for India's tax on goods and services: state, PAN, which of its registrations, kind, check character. */

/** A GSTIN as it was typed, in capitals and in one piece. */
export function plainGstin(text: string): string {
  return plainText(text).replace(/\s/g, "").toUpperCase();
}

/** Whether a plain one is built as a GSTIN is. */
export function isFormedAsGstin(gstin: string): boolean {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-JZ][\dA-Z]$/.test(gstin);
}

/** Of one that is formed so: whether its check character is right. No single mistyped character passes. */
export function hasCheckCharacter(gstin: string): boolean {
  return checkCharacter(gstin.slice(0, -1)) === gstin.at(-1);
}

/** The code of the state that has registered it, as in `states.ts` of billing. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

/** What a GSTIN is written in, each standing for its place here. */
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** By Luhn's way to the base of 36: every second character counts twice, and the digits of what it comes to are added. */
function checkCharacter(text: string): string {
  const base = digits.length;
  const sum = [...text].reduce((sum, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / base) + (product % base);
  }, 0);
  return digits.charAt((base - (sum % base)) % base);
}
