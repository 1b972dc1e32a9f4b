import { passkeySignInSchema, signedInSchema } from "../account";
import { passkeyLimits, passkeySuggestionLimits } from "../limits/account";
import { passkeyOptionsSchema } from "../passkey";
import type { Operations } from "./operation";

/** Signing in with a passkey. */
export const passkeySignInOperations = {
  startPasskeySignIn: {
    summary: "Tells a browser how to prove that it holds a passkey",
    method: "POST",
    path: "/public/passkeys/options/",
    access: "public",
    rate: { perMinute: passkeyLimits.asksPerMinute },
    status: 200,
    answer: passkeyOptionsSchema,
  },
  suggestPasskey: {
    summary: "The same for one that a browser suggests, counted apart, as every open page asks",
    method: "POST",
    path: "/public/passkeys/suggestion/",
    access: "public",
    rate: { perMinute: passkeySuggestionLimits.perMinute },
    status: 200,
    answer: passkeyOptionsSchema,
  },
  signInWithPasskey: {
    summary: "Opens a session for what a passkey has signed; no code is asked for beside it",
    method: "POST",
    path: "/token/passkey/",
    access: "public",
    proxied: false,
    body: passkeySignInSchema,
    rate: "password",
    status: 200,
    answer: signedInSchema,
  },
} as const satisfies Operations;
