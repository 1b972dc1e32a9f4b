import { randomBytes } from "node:crypto";
import { oidcLimits, passkeyLimits } from "@/lib/contract/identity/values";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import type { SharedState } from "../../ports/shared/shared-state";
import { isSigned, sign } from "./signature";

/** What somebody is let do with a ticket, and for how long at most, in milliseconds. */
export type Errand = { name: string; lasts: number };

/** Sending one form to one company. */
export function formOf(clientId: number): Errand {
  return { name: `visitor form ${clientId}`, lasts: visitorFormLimits.latest };
}

/** Adding a passkey from one session. */
export function newPasskeyOf(sessionId: string): Errand {
  return { name: `new passkey ${sessionId}`, lasts: passkeyLimits.lasts };
}

/** Confirming with a passkey what one session asks for. */
export function passkeyProofOf(sessionId: string): Errand {
  return { name: `passkey proof ${sessionId}`, lasts: passkeyLimits.lasts };
}

/** Signing in with a passkey, whoever it is. */
export const passkeySignIn: Errand = { name: "passkey sign-in", lasts: passkeyLimits.lasts };

/** Signing in at the operator's own service. */
export const oidcSignIn: Errand = { name: "OpenID sign-in", lasts: oidcLimits.lasts };

/** When a ticket was made, in milliseconds; and what tells it from every other. */
type Ticket = { at: number; key: string };

/** Its time and a random part, signed. */
export function signTicket(keys: KeyRing, errand: Errand, now: Date): string {
  const told = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${told}.${sign(keys, signedText(errand, told))}`;
}

/** Null for what was not signed here, or for another errand. Whoever reads it looks at its time. */
export function readTicket(keys: KeyRing, errand: Errand, ticket: string): Ticket | null {
  const [time = "", random = "", signature = ""] = ticket.split(".");
  const text = signedText(errand, `${time}.${random}`);
  if (!isSigned(keys, { text, signature }, errand.lasts)) return null;
  return { at: Number.parseInt(time, 36), key: random };
}

/** Whether a ticket is good now, which uses it up. */
export async function takeTicket(
  { config, shared, now }: { config: { tokenKeys: KeyRing }; shared: SharedState; now: () => Date },
  errand: Errand,
  text: string,
): Promise<boolean> {
  const ticket = readTicket(config.tokenKeys, errand, text);
  if (!ticket || !(now().getTime() - ticket.at <= errand.lasts)) return false;
  const used = shared.createLimiter({ name: "tickets", points: 1, seconds: errand.lasts / 1_000 });
  return (await used.take(ticket.key)) === 0;
}

function signedText({ name }: Errand, told: string): string {
  return `${name} ${told}`;
}
