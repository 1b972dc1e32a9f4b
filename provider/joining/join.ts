import { ApiError, fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import * as joiningMessages from "@/lib/contract/joining/messages";
import type { AcceptedJoin, AcceptJoinInput, JoinInput } from "@/lib/contract/joining/schema";
import { joinLimits } from "@/lib/contract/joining/values";
import { networkOf } from "@/lib/runtime/http/network-of";
import { lockClient } from "../clients/repo";
import { readWayIn, tellTaken } from "../clients/sign-ups/open-account";
import { measurePlaces } from "../content/people/service";
import type { Deps } from "../deps";
import { insertFirstPasskey } from "../identity/passkeys/service";
import { updateUser } from "../identity/users/repo";
import { createUser, findUserByName, getAccount, readSignInPhone } from "../identity/users/service";
import type { Actor } from "../kernel/http/actor";
import type { SessionOrigin } from "../kernel/http/session-origin";
import { type AuditActor, nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { chooseMembership } from "../memberships/repo";
import { notify } from "../notifications/service";
import { requireNoWait } from "../ports/shared/rate-limiter";
import { comeIn } from "./members";
import { nameBranch, type Offer, requireOffer } from "./offers";

const day = 24 * 60 * 60;

/** @throws ApiError 400 on `token` */
export async function checkOffer({ db, now }: Deps, token: string) {
  const offer = await requireOffer(db, token, now().toISOString());
  return { offer, branch: await nameBranch(db, offer) };
}

/**
 * Joins with a new account. One that has an account already gets the same answer, and its owner is told.
 *
 * @throws ApiError 400 on `token`, `password`, `passkey` or `phone`, and for a company that has no room; 429 for too many of
 * one network
 */
export async function join(deps: Deps, input: JoinInput, { address, agent }: SessionOrigin): Promise<void> {
  const { token, name, phone, language } = input;
  const email = input.email || null;
  const { row } = await requireRoom(deps, token);
  if (email === null && readSignInPhone(phone) === null) throw fieldError("phone", accountMessages.signInPhonePart);
  const { passwordHash, passkey } = await readWayIn(deps, { ...input, company_name: row.company_name });
  const { accountsPerDay: points } = joinLimits;
  const joined = deps.shared.createLimiter({ name: "joins of network", points, seconds: day });
  await requireNoWait(joined.take(networkOf(address)));

  await write(deps, { actorId: null, address }, async (open) => {
    const { trx, now } = open;
    await lockClient(trx, row.client_id);
    const offer = await requireOffer(trx, token, now);
    const known = await findUserByName(trx, email ?? phone);
    if (known) return tellTaken(deps, open, known.id);
    const id = await createUser(trx, { email, phone, name, passwordHash, isAdmin: false }, now);
    await updateUser(trx, id, { username: name, ...(language && { language }) });
    if (passkey) await insertFirstPasskey(open, id, passkey, agent);
    await comeIn(open, offer, { id, name, phone, email: email ?? "" });
  });
}

/**
 * Joins with the account of the session, which works for the company from now on.
 *
 * @throws ApiError 400 as above, 409 where it works for the company already
 */
export async function acceptJoin(
  deps: Deps,
  actor: Actor,
  { token, name, phone }: AcceptJoinInput,
  by: AuditActor,
): Promise<AcceptedJoin> {
  const { userId, sessionId } = actor;
  const { row } = await requireRoom(deps, token);
  const { client_id } = row;
  return write(deps, by, async (open) => {
    const { trx, now } = open;
    await lockClient(trx, client_id);
    const offer = await requireOffer(trx, token, now);
    const { email } = await getAccount({ db: trx }, userId);
    const is_waiting = await comeIn(open, offer, { id: userId, name, phone, email: email ?? "" });
    if (!is_waiting) await chooseMembership(trx, { userId, sessionId, clientId: client_id }, now);
    return { client_id, is_waiting };
  });
}

/** An offer by which somebody can still come in. @throws ApiError 400 on `token`, and for a company that has no room */
async function requireRoom(deps: Deps, token: string): Promise<Offer> {
  const offer = await requireOffer(deps.db, token, deps.now().toISOString());
  const { client_id, company_name } = offer.row;
  // Whoever is invited has a place already.
  if (offer.kind === "invitation" || (await measurePlaces(deps.db, client_id)).free > 0) return offer;
  await tellFull(deps, client_id);
  throw new ApiError("limit_reached", joiningMessages.full(company_name));
}

/** The owners, once a day. */
async function tellFull(deps: Deps, clientId: number): Promise<void> {
  const told = deps.shared.createLimiter({ name: "people full told", points: 1, seconds: day });
  if ((await told.take(String(clientId))) > 0) return;
  const news = { kind: "people_full", detail: "", count: null, subjectId: null } as const;
  await write(deps, nobody, (open) => notify(open, { clientId }, news));
}
