import { signedInSchema } from "../account";
import { oidcLimits } from "../limits/account";
import { oidcSignInSchema, startedOidcSchema } from "../oidc";
import type { Operations } from "./operation";

/** Signing in at a service that the operator has. */
export const oidcSignInOperations = {
  startOidc: {
    summary: "Tells where a browser signs in at the operator's own service",
    method: "POST",
    path: "/token/oidc/start/",
    access: "public",
    proxied: false,
    rate: { perMinute: oidcLimits.startsPerMinute },
    status: 200,
    answer: startedOidcSchema,
  },
  signInWithOidc: {
    summary: "Opens a session for whom that service names by an email that it has verified",
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
