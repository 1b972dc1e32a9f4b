import { oidcSignInOperations } from "@/lib/contract/operations/oidc-sign-in";
import { readSessionOrigin } from "../credentials/session-origin";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import { signInWithOidc, startOidc } from "./service";

export function oidcSignInRoutes(deps: Deps) {
  return createRoutes(deps, oidcSignInOperations, {
    startOidc: () => startOidc(deps),

    signInWithOidc: (call) => signInWithOidc(deps, call.body, readSessionOrigin(call, deps.findPlace)),
  });
}
