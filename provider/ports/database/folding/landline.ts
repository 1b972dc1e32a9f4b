import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { readPhone } from "@/lib/contract/phone-number";
import { phoneRegion } from "@/lib/contract/phone-region";
import { remember } from "@/lib/contract/remember";

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
