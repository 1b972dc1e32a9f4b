import { ownerProofSchema } from "../account";
import { passkeyLimits } from "../limits/account";
import {
  addPasskeySchema,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeySchema,
  renamePasskeySchema,
} from "../passkey";
import type { Operations } from "./operation";

/** Passkeys of the caller's own account. */
export const passkeyOperations = {
  listPasskeys: {
    summary: "The passkeys of the account",
    method: "GET",
    path: "/auth/passkeys/",
    access: "user",
    withoutTwoFactor: true,
    status: 200,
    answer: passkeyListSchema,
  },
  startPasskey: {
    summary: "What a browser needs to create a passkey for the account",
    method: "POST",
    path: "/auth/passkeys/options/",
    access: "user",
    withoutTwoFactor: true,
    body: ownerProofSchema,
    rate: "password",
    status: 200,
    answer: passkeyOptionsSchema,
  },
  addPasskey: {
    summary: "Saves the passkey that a browser created",
    method: "POST",
    path: "/auth/passkeys/",
    access: "user",
    withoutTwoFactor: true,
    body: addPasskeySchema,
    status: 201,
    answer: passkeySchema,
  },
  startPasskeyProof: {
    summary: "Tells a browser how one of the account's passkeys stands for the password that a call asks for",
    method: "POST",
    path: "/auth/passkeys/proof/options/",
    access: "user",
    withoutTwoFactor: true,
    rate: { perMinute: passkeyLimits.asksPerMinute },
    status: 200,
    answer: passkeyOptionsSchema,
  },
  renamePasskey: {
    summary: "Renames a passkey, or removes its name",
    method: "PATCH",
    path: "/auth/passkeys/:id/",
    access: "user",
    body: renamePasskeySchema,
    status: 200,
    answer: passkeySchema,
  },
  deletePasskey: {
    summary: "Removes a passkey",
    method: "DELETE",
    path: "/auth/passkeys/:id/",
    access: "user",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
