import { foldPhone, isLandline } from "../ports/database/folding/fold-phone";
import type { Row } from "../ports/database/schema";

type Phone = Pick<Row<"clients">, "phone" | "landline_chat">;

/** Whether a card offers a chat with the number, if it is one that can be written to at all: its owner says so of a landline. */
export function offersChat({ phone, landline_chat: chat }: Phone): boolean {
  return chat === "yes" || chat === "kept" || !isLandline(phone);
}

/** The owner's word where there is one; what a card had before anybody was asked passes for it. */
export function wordOn(client: Phone): boolean | null {
  return client.landline_chat === null ? null : offersChat(client);
}

/** Null where the number is no landline. `is_said` is false while its owner is still to say. */
export function describeLandline(client: Phone): { whatsapp: boolean; is_said: boolean } | null {
  if (!isLandline(client.phone)) return null;
  return { whatsapp: offersChat(client), is_said: client.landline_chat === "yes" || client.landline_chat === "no" };
}

/** A number as it is stored, with what is said of WhatsApp on it, which counts for landlines alone. */
export function storePhone(phone: string, whatsapp?: boolean | null): Phone {
  if (whatsapp == null || !isLandline(phone)) return { phone, landline_chat: null };
  return { phone, landline_chat: whatsapp ? "yes" : "no" };
}

/** The same of what an older copy brings, whose card had a chat on any number. */
export function storeOlderPhone(phone: string): Phone {
  return { phone, landline_chat: isLandline(phone) ? "kept" : null };
}

/** What a write makes of it: what was said before is said of the same number alone, however it is typed. */
export function changePhone(before: Phone, change: { phone?: string; whatsapp?: boolean }): Phone {
  const { phone = before.phone, whatsapp } = change;
  if (whatsapp !== undefined || foldPhone(phone) !== foldPhone(before.phone)) return storePhone(phone, whatsapp);
  return { phone, landline_chat: before.landline_chat };
}
