import { randomUUID } from "node:crypto";
import { ApiError, fieldError } from "@/lib/contract/errors";
import type { NewPasskey, OwnerProof } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import { passkeyLimits } from "@/lib/contract/identity/values";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import { newPasskeyOf, passkeyProofOf, passkeySignUp, signTicket, takeTicket } from "../../kernel/http/tickets";
import { readSite } from "../../kernel/site";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { tellOfSafety } from "../../notifications/mail/jobs";
import type { Row } from "../../ports/database/schema";
import { noteSessionProof } from "../sessions/repo";
import { presentSignInName } from "../users/presenter";
import { lockUser } from "../users/repo";
import { getAccount, requireOwner } from "../users/service";
import * as repo from "./repo";
import { type CreatedPasskey, describeCreation, describeRequest, readCreation, requirePasskeySite } from "./webauthn";

export function listPasskeys({ db }: Deps, { userId }: Actor): Promise<Row<"passkeys">[]> {
  return repo.listPasskeys(db, userId);
}

/**
 * Options for the browser to create a passkey; requires the owner's proof.
 *
 * @throws ApiError 400 for a wrong proof, 409 if there are too many passkeys, 429 after many wrong proofs
 */
export async function startPasskey(deps: Deps, actor: Actor, proof: OwnerProof): Promise<{ challenge: string }> {
  const site = requirePasskeySite(deps.config);
  const { userId, sessionId } = actor;
  const account = await requireOwner(deps, actor, proof);
  const passkeys = await repo.listPasskeys(deps.db, userId);
  requireRoom(passkeys);
  const { name: siteName } = await readSite(deps);
  const challenge = signTicket(deps.config.tokenKeys, newPasskeyOf(sessionId), deps.now());
  const existing = passkeys.map((passkey) => passkey.credential_id);
  const userName = presentSignInName(account);
  return describeCreation(site, { challenge, siteName, userHandle: String(userId), userName, existing });
}

/**
 * Options for the browser to create the passkey with which an account is opened. There is no account yet, so its handle is
 * random, and the browser names it by what was typed.
 *
 * @throws ApiError 409 if the site cannot use passkeys
 */
export async function startSignUpPasskey(deps: Deps): Promise<{ challenge: string }> {
  const site = requirePasskeySite(deps.config);
  const { name: siteName } = await readSite(deps);
  const challenge = signTicket(deps.config.tokenKeys, passkeySignUp, deps.now());
  return describeCreation(site, { challenge, siteName, userHandle: randomUUID(), userName: siteName, existing: [] });
}

/** @throws ApiError 400 if the challenge is not ours or was used, 409 as above */
export async function readSignUpPasskey(deps: Deps, credential: NewPasskey): Promise<CreatedPasskey> {
  const site = requirePasskeySite(deps.config);
  const made = await readCreation(site, credential, (challenge) => takeTicket(deps, passkeySignUp, challenge));
  if (!made) throw fieldError("passkey", signInMessages.passkeyRefused);
  return made;
}

/** Stores the first passkey of an account within the caller's write. @throws ApiError 400 if it is stored already */
export async function insertFirstPasskey(
  { trx, now }: Write,
  user_id: number,
  made: CreatedPasskey,
  agent: string | null,
): Promise<void> {
  const passkey = await repo.insertPasskey(trx, { user_id, ...made, agent, created_at: now });
  if (!passkey) throw fieldError("passkey", signInMessages.passkeyTaken);
}

/**
 * Options for the browser to sign with one of the account's passkeys as the owner's proof.
 *
 * @throws ApiError 409 if there is none
 */
export async function startPasskeyProof(
  { db, config, now }: Deps,
  { userId, sessionId }: Actor,
): Promise<{ challenge: string }> {
  const site = requirePasskeySite(config);
  const passkeys = await repo.listPasskeys(db, userId);
  if (passkeys.length === 0) throw new ApiError("conflict", signInMessages.passkeyNone);
  const challenge = signTicket(config.tokenKeys, passkeyProofOf(sessionId), now());
  return describeRequest(
    site,
    challenge,
    passkeys.map((passkey) => passkey.credential_id),
  );
}

/**
 * Stores the new passkey; the session then counts as opened with a passkey.
 *
 * @throws ApiError 400 if the challenge is not this session's, 409 if the passkey is already stored or there are too
 * many
 */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  by: AuditActor,
  credential: NewPasskey,
): Promise<Row<"passkeys">> {
  const { userId, sessionId } = actor;
  const made = await readCreation(requirePasskeySite(deps.config), credential, (challenge) =>
    takeTicket(deps, newPasskeyOf(sessionId), challenge),
  );
  if (!made) throw new ApiError("bad_request", signInMessages.passkeyRefused);
  const { email } = await getAccount(deps, userId);
  return write(deps, by, async (open) => {
    const { trx, now, record } = open;
    // Locks the account, so that parallel calls cannot exceed the limit.
    await lockUser(trx, userId);
    requireRoom(await repo.listPasskeys(trx, userId));
    const agent = await noteSessionProof(trx, sessionId, now);
    const row = { user_id: userId, ...made, agent, created_at: now };
    const passkey = await repo.insertPasskey(trx, row);
    if (!passkey) throw new ApiError("conflict", signInMessages.passkeyTaken);
    await record({ action: "passkey_added", target: `user:${userId}` });
    await tellOfSafety(deps, open, { id: userId, email }, "passkeyAdded");
    return passkey;
  });
}

/** An empty name removes the name. @throws ApiError 404 for a passkey that is not the caller's */
export function renamePasskey(
  deps: Deps,
  { userId }: Actor,
  by: AuditActor,
  id: number,
  name: string,
): Promise<Row<"passkeys">> {
  return write(deps, by, async ({ trx, record }) => {
    const passkey = await repo.renamePasskey(trx, userId, id, name || null);
    if (!passkey) throw new ApiError("not_found", signInMessages.passkeyNotFound);
    await record({ action: "passkey_renamed", target: `user:${userId}`, detail: name });
    return passkey;
  });
}

/** @throws ApiError 404 for a passkey that is not the caller's */
export async function deletePasskey(deps: Deps, { userId }: Actor, by: AuditActor, id: number): Promise<void> {
  const { email } = await getAccount(deps, userId);
  await write(deps, by, async (open) => {
    if (!(await repo.deletePasskey(open.trx, userId, id)))
      throw new ApiError("not_found", signInMessages.passkeyNotFound);
    await open.record({ action: "passkey_removed", target: `user:${userId}` });
    await tellOfSafety(deps, open, { id: userId, email }, "passkeyRemoved");
  });
}

function requireRoom({ length }: readonly unknown[]): void {
  if (length >= passkeyLimits.most) throw new ApiError("conflict", signInMessages.passkeysFull);
}
