import { getCountryCallingCode, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phoneRegion } from "./phone-region";
import { plainPhone } from "./typed-digits";

/**
 * The number that a typed text dials; undefined if it is none. Apart from fields and forms, because the table of the
 * world's numbers is large.
 */
export function readPhone(text: string): PhoneNumber | undefined {
  const plain = plainPhone(text);
  const typed = parsePhoneNumberFromString(plain, phoneRegion());
  if (typed?.isValid()) return typed;
  return listRepairs(plain, typed?.countryCallingCode).find((phone) => phone.isValid()) ?? typed;
}

/**
 * Readings without a doubled country code, or zeros before the code. Another country's code counts only behind two zeros: behind one
 * it is a number of this country.
 */
function listRepairs(plain: string, typedCode: string | undefined): PhoneNumber[] {
  const digits = plain.replace(/\D/g, "");
  const significant = digits.replace(/^0+/, "");
  const own = getCountryCallingCode(phoneRegion());
  const once = [own, typedCode].flatMap((code) => {
    const twice = code === undefined ? undefined : new RegExp(`^${code}0*(?=${code})`);
    return twice?.test(significant) ? [significant.replace(twice, "")] : [];
  });
  const isAbroad = digits.startsWith("00") || (digits.startsWith("0") && significant.startsWith(own));
  return [...once, ...(isAbroad ? [significant] : [])].flatMap((one) => parsePhoneNumberFromString(`+${one}`) ?? []);
}
