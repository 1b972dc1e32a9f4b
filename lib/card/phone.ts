import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phoneRegion } from "../contract/phone-region";
import { remember } from "../contract/remember";

export type Phone = {
  /** What a dialler takes: `+919800000000`, or the typed digits where no country fits. */
  dial: string;
  /** Digits alone, country code first: the form of a chat link. */
  digits: string;
  /** For people: `+91 98000 00000`. */
  shown: string;
};

/** Null when there is nothing to dial. A number that fits no country is dialled as it was typed. */
export function parsePhone(text: string): Readonly<Phone> | null {
  return parseIn(`${phoneRegion()}${text}`);
}

const parseIn = remember((key: string): Readonly<Phone> | null => {
  const [region, text] = [key.slice(0, 2) as CountryCode, key.slice(2)];
  const digits = text.replace(/\D/g, "");
  if (digits === "") return null;
  const parsed = parsePhoneNumberFromString(text, region);
  if (!parsed?.isPossible())
    return { dial: text.trim().startsWith("+") ? `+${digits}` : digits, digits, shown: text.trim() };
  return { dial: parsed.number, digits: parsed.number.slice(1), shown: parsed.formatInternational() };
});

/** Null for anything but a whole number of some country: what is sent to a stranger goes to a wrong one otherwise. */
export function parseFullPhone(text: string): Phone | null {
  return parsePhoneNumberFromString(text, phoneRegion())?.isValid() ? parsePhone(text) : null;
}
