import type { SignedIn } from "@/lib/contract/account";
import { ApiError } from "@/lib/contract/errors";
import * as signInMessages from "@/lib/contract/messages/sign-in";
import type { OidcSignIn, StartedOidc } from "@/lib/contract/oidc";
import { log } from "@/lib/process/log/log";
import { openSession, recognise } from "../auth/service";
import type { SessionOrigin } from "../credentials/session-origin";
import type { Deps } from "../deps";
import { type Oidc, OidcError } from "../ports/oidc/oidc";
import { findUserByEmail } from "../users/repo";
import { write } from "../write/write";

/** @throws ApiError 404 where the operator has no such service, 503 where it cannot be reached */
export function startOidc({ oidc }: Deps): Promise<StartedOidc> {
  return requireOidc(oidc).start().catch(translate);
}

/**
 * Opens a session for the account with the e-mail that the operator's service names. What is asked for there is that
 * service's own affair, so it stands for both steps.
 * @throws ApiError 400 for what the service did not say for this browser, 401 where no account has the e-mail, or a blocked
 * one, 404 and 503 as above, 429 after too many attempts
 */
export async function signInWithOidc(
  deps: Deps,
  { device, ...back }: OidcSignIn,
  origin: SessionOrigin,
): Promise<SignedIn> {
  const oidc = requireOidc(deps.oidc);
  const { address } = origin;
  await deps.signInLimiter.check(address, { email: "oidc" });
  const { email } = await oidc.finish(back).catch(translate);
  const target = `email:${email ?? ""}`;
  const user = email === null ? undefined : await findUserByEmail(deps.db, email);
  if (!user) {
    await write(deps, { actorId: null, address }, ({ record }) => record({ action: "sign_in_failed", target }));
    throw new ApiError("invalid_credentials", signInMessages.oidcUnknown);
  }
  const browser = await recognise(deps, user.id, device);
  return openSession(deps, { user, target, browser, origin, proof: async () => true });
}

function requireOidc(oidc: Oidc | null): Oidc {
  if (!oidc) throw new ApiError("not_found", signInMessages.oidcOff);
  return oidc;
}

function translate(error: unknown): never {
  if (!(error instanceof OidcError)) throw error;
  if (error.kind === "refused") throw new ApiError("bad_request", signInMessages.oidcRefused, { cause: error });
  log.error("The operator's sign-in service cannot be reached", error.cause);
  throw new ApiError("unavailable", signInMessages.oidcUnavailable, { cause: error });
}
