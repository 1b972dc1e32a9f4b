import { foldPhone, isLandline } from "../ports/database/folding/fold-phone";
import type { Row } from "../ports/database/schema";

type Phone = Pick<Row<"clients">, "phone" | "landline_chat">;

/**
 * Whether the card offers a WhatsApp chat: always for a mobile number, for a landline only if its owner says so or the
 * card had one before owners were asked.
 */
export function offersChat({ phone, landline_chat: chat }: Phone): boolean {
  return chat === "yes" || chat === "kept" || !isLandline(phone);
}

/** The owner's answer for a landline; null if there is none. A chat from before owners were asked counts as yes. */
export function wordOn(client: Phone): boolean | null {
  return client.landline_chat === null ? null : offersChat(client);
}

/** Null for a number that is not a landline. `is_said` is false until the owner answers. */
export function describeLandline(client: Phone): { whatsapp: boolean; is_said: boolean } | null {
  if (!isLandline(client.phone)) return null;
  return { whatsapp: offersChat(client), is_said: client.landline_chat === "yes" || client.landline_chat === "no" };
}

/** Columns for a phone number; `whatsapp` is stored for landlines only. */
export function storePhone(phone: string, whatsapp?: boolean | null): Phone {
  if (whatsapp == null || !isLandline(phone)) return { phone, landline_chat: null };
  return { phone, landline_chat: whatsapp ? "yes" : "no" };
}

/** Columns for a number from an older archive, when a card offered a chat on any number. */
export function storeOlderPhone(phone: string): Phone {
  return { phone, landline_chat: isLandline(phone) ? "kept" : null };
}

/** Columns after a change. The answer about WhatsApp is kept if the number is the same, however it is written. */
export function changePhone(before: Phone, change: { phone?: string; whatsapp?: boolean }): Phone {
  const { phone = before.phone, whatsapp } = change;
  if (whatsapp !== undefined || foldPhone(phone) !== foldPhone(before.phone)) return storePhone(phone, whatsapp);
  return { phone, landline_chat: before.landline_chat };
}
