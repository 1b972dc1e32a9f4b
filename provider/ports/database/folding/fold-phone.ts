import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readPhone } from "@/lib/contract/phone-number";
import { phoneRegion } from "@/lib/contract/phone-region";
import { remember } from "@/lib/contract/remember";
import { plainText } from "@/lib/contract/typed-digits";

/**
 * The digits of a phone number with its country code, for look-ups: the same for `98765 43210`, `098765-43210` and `+91
 * 98765 43210`, but not for `+1 987 654 3210`, another person's. If it is not a possible number, only its digits.
 */
export function foldPhone(text: string): string {
  const phone = readPhone(text);
  return phone?.isPossible() ? phone.number.slice(1) : plainText(text).replace(/\D/g, "");
}

/** Whether it is a complete, valid number, so that no other number folds to the same digits. */
export function isFullPhone(text: string): boolean {
  return readPhone(text)?.isValid() ?? false;
}

/**
 * Whether no mobile phone can have the number. The whole table of the world's numbers, which tells, is too large for a
 * browser.
 */
export function isLandline(phone: string): boolean {
  return phone !== "" && isFixedLine(`${phoneRegion()}${phone}`);
}

const isFixedLine = remember((key: string): boolean => {
  const phone = readPhone(key.slice(2));
  return phone !== undefined && parsePhoneNumberFromString(phone.number)?.getType() === "FIXED_LINE";
});
