import { z } from "zod";
import { oneLineText, timeSchema } from "./fields";
import { passkeyLimits } from "./limits/account";

/**
 * Signing in with a key that a phone, a computer or a stick keeps and gives out for a fingerprint, a face or a PIN alone
 * (Web Authentication, https://www.w3.org/TR/webauthn-3/).
 */

/** One of the account's, as it is listed. */
export const passkeySchema = z.object({
  id: z.number().int(),
  /** What its owner calls it; null where it is called after where it was made. Absent where a provider keeps no names. */
  name: z.string().nullish(),
  /** Where it was made, such as "Chrome" on "Android", as far as the browser tells. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether a service keeps it for several devices, so that it outlives each of them. */
  is_synced: z.boolean(),
  created_at: timeSchema,
  used_at: timeSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /auth/passkeys/`: the latest first. */
export const passkeyListSchema = z.object({ results: z.array(passkeySchema) });

/** What the browser is to be asked for, in the JSON form of the Web Authentication specification. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** `PATCH /auth/passkeys/{id}/`: without a name it is called after where it was made. */
export const renamePasskeySchema = z.object({ name: oneLineText(passkeyLimits.name) });
export type RenamePasskeyInput = z.infer<typeof renamePasskeySchema>;

const bytes = z
  .string()
  .min(1)
  .max(passkeyLimits.bytes)
  .regex(/^[\w-]+$/);

/** What a browser answers, in the JSON form of the Web Authentication specification, as far as it is looked at. */
const credentialSchema = z.object({ id: bytes, rawId: bytes, type: z.literal("public-key") });

/** `POST /auth/passkeys/`: what the browser has made. */
export const addPasskeySchema = z.object({
  credential: credentialSchema.extend({
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
});
export type NewPasskey = z.infer<typeof addPasskeySchema>["credential"];

/** What the browser has signed. */
export const passkeyProofSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;
