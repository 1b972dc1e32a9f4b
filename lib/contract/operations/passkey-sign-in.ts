import { passkeySignInSchema, signedInSchema } from "../account";
import { passkeyLimits, passkeySuggestionLimits } from "../limits/account";
import { passkeyOptionsSchema } from "../passkey";
import type { Operations } from "./operation";

/** Signing in with a passkey. */
export const passkeySignInOperations = {
  startPasskeySignIn: {
    summary: "What a browser needs to sign in with a passkey",
    method: "POST",
    path: "/public/passkeys/options/",
    access: "public",
    rate: { perMinute: passkeyLimits.asksPerMinute },
    status: 200,
    answer: passkeyOptionsSchema,
  },
  suggestPasskey: {
    summary: "The same for a passkey that the browser suggests; has a limit of its own, as every open page asks",
    method: "POST",
    path: "/public/passkeys/suggestion/",
    access: "public",
    rate: { perMinute: passkeySuggestionLimits.perMinute },
    status: 200,
    answer: passkeyOptionsSchema,
  },
  signInWithPasskey: {
    summary: "Signs in with a passkey; no code is needed",
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
