import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phoneRegion } from "@/lib/contract/phone-region";

/**
 * The digits by which a number is found, with its country's code: the same for `98765 43210`, `098765-43210` and
 * `+91 98765 43210`, and not for `+1 987 654 3210`, which is somebody else. What is no number of any country is its digits.
 */
export function foldPhone(text: string): string {
  const phone = parsePhoneNumberFromString(text, phoneRegion());
  return phone?.isPossible() ? phone.number.slice(1) : text.replace(/\D/g, "");
}

/** Whether it is a whole number of some country, so that nobody else's is folded like it. */
export function isFullPhone(text: string): boolean {
  return parsePhoneNumberFromString(text, phoneRegion())?.isValid() ?? false;
}
