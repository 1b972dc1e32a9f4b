import { randomBytes } from "node:crypto";
import { oidcLimits, passkeyLimits } from "@/lib/contract/identity/values";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import type { SharedState } from "../../ports/shared/shared-state";
import { isSigned, sign } from "./signature";

/** What a ticket allows, and for how many milliseconds at most. */
export type Errand = { name: string; lasts: number };

/** Sending a form to one company. */
export function formOf(clientId: number): Errand {
  return { name: `visitor form ${clientId}`, lasts: visitorFormLimits.latest };
}

/** Adding a passkey in one session. */
export function newPasskeyOf(sessionId: string): Errand {
  return { name: `new passkey ${sessionId}`, lasts: passkeyLimits.lasts };
}

/** Proving the owner of one session with a passkey. */
export function passkeyProofOf(sessionId: string): Errand {
  return { name: `passkey proof ${sessionId}`, lasts: passkeyLimits.lasts };
}

/** Opening an account with a passkey. */
export const passkeySignUp: Errand = { name: "passkey sign-up", lasts: passkeyLimits.lasts };

/** Signing in with any passkey. */
export const passkeySignIn: Errand = { name: "passkey sign-in", lasts: passkeyLimits.lasts };

/** Signing in with OIDC. */
export const oidcSignIn: Errand = { name: "OpenID sign-in", lasts: oidcLimits.lasts };

/** When a ticket was made, in milliseconds, and its unique key. */
type Ticket = { at: number; key: string };

/** A signed time and random part. */
export function signTicket(keys: KeyRing, errand: Errand, now: Date): string {
  const told = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${told}.${sign(keys, signedText(errand, told))}`;
}

/** Null if the signature is wrong or for another errand. The caller must check the time. */
export function readTicket(keys: KeyRing, errand: Errand, ticket: string): Ticket | null {
  const [time = "", random = "", signature = ""] = ticket.split(".");
  const text = signedText(errand, `${time}.${random}`);
  if (!isSigned(keys, { text, signature }, errand.lasts)) return null;
  return { at: Number.parseInt(time, 36), key: random };
}

/** Whether a ticket is valid; each is accepted once. */
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
