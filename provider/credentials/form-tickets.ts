import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** When a ticket was made, in milliseconds; and what tells it from every other. */
type Ticket = { at: number; key: string };

/** A ticket for one form to one company: its time and a random part, signed. */
export function signTicket(secret: string, clientId: number, now: Date): string {
  const told = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${told}.${sign(secret, clientId, told)}`;
}

/** Null for what was not signed here, or for another company. */
export function readTicket(secret: string, clientId: number, ticket: string): Ticket | null {
  const [time = "", random = "", signature = ""] = ticket.split(".");
  const expected = Buffer.from(sign(secret, clientId, `${time}.${random}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { at: Number.parseInt(time, 36), key: random };
}

function sign(secret: string, clientId: number, told: string): string {
  return createHmac("sha256", secret).update(`visitor form ${clientId} ${told}`).digest("base64url");
}
