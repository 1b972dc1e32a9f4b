import { passkeySignInOperations } from "@/lib/contract/operations/passkey-sign-in";
import { readSessionOrigin } from "../credentials/session-origin";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import { signInWithPasskey, startPasskeySignIn } from "./service";

export function passkeySignInRoutes(deps: Deps) {
  return createRoutes(deps, passkeySignInOperations, {
    startPasskeySignIn: () => startPasskeySignIn(deps),

    suggestPasskey: () => startPasskeySignIn(deps),

    signInWithPasskey: (call) => signInWithPasskey(deps, call.body, readSessionOrigin(call, deps.findPlace)),
  });
}
