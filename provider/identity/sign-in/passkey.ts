import { ApiError } from "@/lib/contract/errors";
import type { PasskeySignIn, SignedIn } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import type { Deps } from "../../deps";
import type { SessionOrigin } from "../../kernel/http/session-origin";
import { passkeySignIn, signTicket, takeTicket } from "../../kernel/http/tickets";
import { write } from "../../kernel/write/write";
import { findPasskey, usePasskey } from "../passkeys/repo";
import { describeRequest, readProof, requirePasskeySite } from "../passkeys/webauthn";
import { openSession, recognise, targetOf } from "./service";

/** Options for the browser to sign with. @throws ApiError 409 if the site cannot use passkeys */
export async function startPasskeySignIn({ config, now }: Deps): Promise<{ challenge: string }> {
  return describeRequest(requirePasskeySite(config), signTicket(config.tokenKeys, passkeySignIn, now()));
}

/**
 * Opens a session with a passkey. It replaces both password and code, because the device asks for a fingerprint, face
 * or PIN.
 *
 * @throws ApiError 401 for an unknown or rejected passkey, 409 as above, 429 after too many attempts
 */
export async function signInWithPasskey(
  deps: Deps,
  { credential, device }: PasskeySignIn,
  origin: SessionOrigin,
): Promise<SignedIn> {
  const site = requirePasskeySite(deps.config);
  const { address } = origin;
  const passkey = await findPasskey(deps.db, credential.id);
  if (!passkey) {
    await deps.signInLimiter.check(address, { email: "passkey" });
    throw new ApiError("invalid_credentials", signInMessages.passkeyUnknown);
  }
  const { user_id: id, email, password_hash } = passkey;
  const target = targetOf(passkey);
  // Has its own counter, so that password guesses do not lock out passkeys.
  await deps.signInLimiter.check(address, { id, email, knownBy: `passkey ${passkey.id}` });
  const use = await readProof(site, passkey, credential, (challenge) => takeTicket(deps, passkeySignIn, challenge));
  if (!use) {
    await write(deps, { actorId: null, address }, ({ record }) => record({ action: "sign_in_failed", target }));
    throw new ApiError("invalid_credentials", signInMessages.passkeyRefused);
  }
  const browser = await recognise(deps, id, device);
  return openSession(deps, {
    user: { id, email, password_hash },
    target,
    browser,
    origin,
    proof: (trx, now) => usePasskey(trx, passkey, { ...use, used_at: now }),
  });
}
