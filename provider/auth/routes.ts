import * as failures from "@/lib/contract/failures";
import { authOperations } from "@/lib/contract/operations/auth";
import { passkeySiteOf } from "../credentials/passkeys";
import { readSessionOrigin } from "../credentials/session-origin";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import { refreshSession, signIn, signOut } from "./service";

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
