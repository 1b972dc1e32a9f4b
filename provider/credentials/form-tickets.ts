import { randomBytes } from "node:crypto";
import { limits } from "@/lib/contract/limits";
import type { KeyRing } from "@/lib/process/secrets/key-ring";
import { isSigned, sign } from "./signature";

/** When a ticket was made, in milliseconds; and what tells it from every other. */
type Ticket = { at: number; key: string };

/** A ticket for one form to one company: its time and a random part, signed. */
export function signTicket(keys: KeyRing, clientId: number, now: Date): string {
  const told = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${told}.${sign(keys, signedText(clientId, told))}`;
}

/** Null for what was not signed here, or for another company. */
export function readTicket(keys: KeyRing, clientId: number, ticket: string): Ticket | null {
  const [time = "", random = "", signature = ""] = ticket.split(".");
  const text = signedText(clientId, `${time}.${random}`);
  if (!isSigned(keys, { text, signature }, limits.visitorForm.latest)) return null;
  return { at: Number.parseInt(time, 36), key: random };
}

function signedText(clientId: number, told: string): string {
  return `visitor form ${clientId} ${told}`;
}
