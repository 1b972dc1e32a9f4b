import { refreshSchema, signedInSchema, signInSchema, tokensSchema, waysInSchema } from "../account";
import { detailSchema } from "../fields";
import type { Operations } from "./operation";

/** Sessions. */
export const authOperations = {
  signIn: {
    summary: "Signs in",
    method: "POST",
    path: "/token/",
    access: "public",
    proxied: false,
    body: signInSchema,
    rate: "password",
    status: 200,
    answer: signedInSchema,
  },
  getWaysIn: {
    summary: "Other ways to sign in besides the password",
    method: "GET",
    path: "/public/ways-in/",
    access: "public",
    status: 200,
    answer: waysInSchema,
  },
  refreshTokens: {
    summary: "Exchanges a refresh token for a new pair of tokens; each works once",
    method: "POST",
    path: "/token/refresh/",
    access: "public",
    proxied: false,
    body: refreshSchema,
    status: 200,
    answer: tokensSchema,
  },
  signOut: {
    summary: "Signs out the session of the bearer token, or of the refresh token in the body",
    method: "POST",
    path: "/auth/logout",
    access: "public",
    proxied: false,
    body: refreshSchema,
    bodyRequired: false,
    status: 200,
    answer: detailSchema,
  },
} as const satisfies Operations;
