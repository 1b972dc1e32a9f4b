import { readPhone } from "../contract/phone-number";
import { phoneRegion } from "../contract/phone-region";
import { remember } from "../contract/remember";
import { plainPhone } from "../contract/typed-digits";

export type Phone = {
  /** What a dialler takes: `+919800000000`, or the typed digits where no country fits. */
  dial: string;
  /** For a call; null where no country has numbers of this length. */
  call: string | null;
  /** Whom a chat link takes to, digits alone, the country's code first; null for anything but a whole number. */
  chat: string | null;
  /** For people: `+91 98000 00000`. */
  shown: string;
};

/** Null when there is nothing to dial. A number that fits no country is shown as it was typed, and links nowhere. */
export function parsePhone(text: string): Readonly<Phone> | null {
  return parseIn(`${phoneRegion()}${text}`);
}

/** How a company is reached, or one of its people. */
export type Reach = {
  phone: string;
  whatsapp?: boolean;
  /** Whom a chat link takes to, where that is not `phone`; null for nobody. */
  chat?: string | null;
};

/** There is no chat where its owner has said, or its number's kind says, that there is none. */
export function phoneOf({ phone, whatsapp, chat }: Reach): Readonly<Phone> | null {
  const parsed = parsePhone(phone);
  if (parsed && chat !== undefined) return { ...parsed, chat };
  return parsed && whatsapp === false ? { ...parsed, chat: null } : parsed;
}

const parseIn = remember((key: string): Readonly<Phone> | null => {
  const plain = plainPhone(key.slice(2));
  const digits = plain.replace(/\D/g, "");
  if (digits === "") return null;
  const parsed = readPhone(plain);
  if (!parsed?.isPossible())
    return { dial: plain.startsWith("+") ? `+${digits}` : digits, call: null, chat: null, shown: plain };
  const { number: dial } = parsed;
  const chat = parsed.isValid() ? dial.slice(1) : null;
  return { dial, call: `tel:${dial}`, chat, shown: parsed.formatInternational() };
});
