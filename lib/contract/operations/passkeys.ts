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
    summary: "The passkeys that the account is signed in with",
    method: "GET",
    path: "/auth/passkeys/",
    access: "user",
    withoutTwoFactor: true,
    status: 200,
    answer: passkeyListSchema,
  },
  startPasskey: {
    summary: "Tells a browser how to make a passkey for the account",
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
    summary: "Keeps the passkey that a browser has made",
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
    summary: "Calls a passkey by a name of its owner's, or none",
    method: "PATCH",
    path: "/auth/passkeys/:id/",
    access: "user",
    body: renamePasskeySchema,
    status: 200,
    answer: passkeySchema,
  },
  deletePasskey: {
    summary: "Signs nobody in with a passkey any more",
    method: "DELETE",
    path: "/auth/passkeys/:id/",
    access: "user",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
