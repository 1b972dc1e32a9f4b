import * as failures from "@/lib/contract/failures";
import { authOperations, oidcSignInOperations, passkeySignInOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { readSessionOrigin } from "../../kernel/http/session-origin";
import { passkeySiteOf } from "../passkeys/webauthn";
import { signInWithOidc, startOidc } from "./oidc";
import { signInWithPasskey, startPasskeySignIn } from "./passkey";
import { refreshSession, signIn, signOut } from "./service";

export function oidcSignInRoutes(deps: Deps) {
  return createRoutes(deps, oidcSignInOperations, {
    startOidc: () => startOidc(deps),

    signInWithOidc: (call) => signInWithOidc(deps, call.body, readSessionOrigin(call, deps.findPlace)),
  });
}

export function passkeySignInRoutes(deps: Deps) {
  return createRoutes(deps, passkeySignInOperations, {
    startPasskeySignIn: () => startPasskeySignIn(deps),

    suggestPasskey: () => startPasskeySignIn(deps),

    signInWithPasskey: (call) => signInWithPasskey(deps, call.body, readSessionOrigin(call, deps.findPlace)),
  });
}

export function authRoutes(deps: Deps) {
  return createRoutes(deps, authOperations, {
    signIn: (call) => signIn(deps, call.body, readSessionOrigin(call, deps.findPlace)),

    getWaysIn: async () => ({
      passkeys: passkeySiteOf(deps.config.siteUrl) !== null,
      oidc: deps.oidc?.name ?? null,
    }),

    refreshTokens: ({ body, by }) => refreshSession(deps, body.refresh, by.address),

    async signOut({ body, by, request }) {
      const authorization = request.headers.get("authorization") ?? undefined;
      await signOut(deps, { refresh: body?.refresh, authorization, address: by.address });
      return { detail: failures.signedOut };
    },
  });
}
