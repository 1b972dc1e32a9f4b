import { signedInSchema } from "../account";
import { oidcLimits } from "../limits/account";
import { oidcSignInSchema, startedOidcSchema } from "../oidc";
import type { Operations } from "./operation";

/** Signing in at a service that the operator has. */
export const oidcSignInOperations = {
  startOidc: {
    summary: "Where a browser signs in at the operator's own sign-in service",
    method: "POST",
    path: "/token/oidc/start/",
    access: "public",
    proxied: false,
    rate: { perMinute: oidcLimits.startsPerMinute },
    status: 200,
    answer: startedOidcSchema,
  },
  signInWithOidc: {
    summary: "Signs in with the verified email that this service returns",
    method: "POST",
    path: "/token/oidc/",
    access: "public",
    proxied: false,
    body: oidcSignInSchema,
    rate: "password",
    status: 200,
    answer: signedInSchema,
  },
} as const satisfies Operations;
