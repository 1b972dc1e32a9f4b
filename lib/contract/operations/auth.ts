import { refreshSchema, signedInSchema, signInSchema, tokensSchema, waysInSchema } from "../account";
import { detailSchema } from "../fields";
import type { Operations } from "./operation";

/** Sessions. */
export const authOperations = {
  signIn: {
    summary: "Opens a session",
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
    summary: "By what accounts may be signed in beside the password",
    method: "GET",
    path: "/public/ways-in/",
    access: "public",
    status: 200,
    answer: waysInSchema,
  },
  refreshTokens: {
    summary: "Changes a refresh token for the session's next pair; each is for one use",
    method: "POST",
    path: "/token/refresh/",
    access: "public",
    proxied: false,
    body: refreshSchema,
    status: 200,
    answer: tokensSchema,
  },
  signOut: {
    summary: "Ends the session of the bearer token, or of the refresh token in the body",
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
