import { ApiError } from "@/lib/contract/errors";
import type { OidcSignIn, SignedIn, StartedOidc } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import { log } from "@/lib/runtime/log/log";
import type { Deps } from "../../deps";
import type { SessionOrigin } from "../../kernel/http/session-origin";
import { oidcSignIn, signTicket, takeTicket } from "../../kernel/http/tickets";
import { write } from "../../kernel/write/write";
import { type Oidc, OidcError } from "../../ports/oidc/oidc";
import { findConfirmedUser } from "../users/repo";
import { openSession, recognise } from "./service";

/** @throws ApiError 404 if no sign-in service is set up, 503 if it cannot be reached */
export function startOidc({ oidc, config, now }: Deps): Promise<StartedOidc> {
  return requireOidc(oidc)
    .start(signTicket(config.tokenKeys, oidcSignIn, now()))
    .catch(translate);
}

/**
 * Opens a session for the account with the e-mail that the operator's OIDC service confirms. It replaces both password
 * and code, because the service has its own rules for sign-in.
 *
 * @throws ApiError 400 if the answer was not meant for this browser or was already used, 401 if no account has the
 * e-mail or the account is blocked, 403 if the service has not verified the e-mail, 404 and 503 as above, 429 after too
 * many attempts
 */
export async function signInWithOidc(
  deps: Deps,
  { device, ...back }: OidcSignIn,
  origin: SessionOrigin,
): Promise<SignedIn> {
  const oidc = requireOidc(deps.oidc);
  const { address } = origin;
  await deps.signInLimiter.check(address, { email: "oidc" });
  if (!(await takeTicket(deps, oidcSignIn, back.state))) throw new ApiError("bad_request", signInMessages.oidcRefused);
  const { email, isVerified } = await oidc.finish(back).catch(translate);
  const target = `email:${email ?? ""}`;
  // An account that somebody opened with this e-mail, and did not confirm, need not be its owner's.
  const user = email !== null && isVerified ? await findConfirmedUser(deps.db, email) : undefined;
  if (!user) {
    await write(deps, { actorId: null, address }, ({ record }) => record({ action: "sign_in_failed", target }));
    throw email === null || isVerified
      ? new ApiError("invalid_credentials", signInMessages.oidcUnknown)
      : new ApiError("permission_denied", signInMessages.oidcUnverified);
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
