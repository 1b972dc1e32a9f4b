import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { ChangeOwnPasswordInput, SignInPhoneInput, UpdateAccountInput } from "@/lib/contract/identity/schema";
import { administration, signInPhoneLimits } from "@/lib/contract/identity/values";
import { clientTag } from "@/lib/contract/page-tags";
import type { Deps } from "../../deps";
import { admitEmail, askForEmail } from "../../identity/email-changes/service";
import { requireOwnStrength } from "../../identity/passwords/password-strength";
import { claimSignInPhone, lockUser, updateUser } from "../../identity/users/repo";
import { readSignInPhone, requireOwner, requireWayIn, setPassword } from "../../identity/users/service";
import type { Actor } from "../../kernel/http/actor";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { chooseAdministration, chooseMembership } from "../../memberships/repo";
import { tellOfSafety } from "../../notifications/mail/jobs";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import { changePhone } from "../landline";
import { touchClient, updateClientRow } from "../repo";
import { getClient } from "../service";
import { renameClient } from "../slugs";

/** Changes the fields in `input`; company fields are ignored for administrators. @throws ApiError 400 on email */
export async function updateAccount(deps: Deps, actor: Actor, input: UpdateAccountInput): Promise<void> {
  const { userId, clientId, address } = actor;
  const by = { actorId: userId, address };
  const { current_password, passkey, ...change } = input;
  const named = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : field));
  if (named.length === 0) return;
  await admitEmail(deps, actor, input);

  await write(deps, by, async (open) => {
    const { trx, now, record, changed } = open;
    const { username, email, company_name, phone, language } = change;
    if (clientId !== null) await touchClient(trx, clientId, now);
    if (username !== undefined) await updateUser(trx, userId, { username, updated_at: now });
    if (language !== undefined) await updateUser(trx, userId, { language });
    if (email !== undefined) await askForEmail(deps, open, userId, email);
    if (clientId !== null) {
      if (company_name !== undefined) await renameClient(open, clientId, company_name);
      if (phone !== undefined)
        await updateClientRow(trx, clientId, changePhone(await getClient({ db: trx }, clientId), { phone }));
      changed(clientTag(clientId));
    }
    await record({ action: "account_updated", target: `user:${userId}`, detail: named.join(", ") });
  });
}

/**
 * `clientId` may be `administration`.
 *
 * @throws ApiError 404 for a client that the account does not work for, or that is blocked; 403 for whoever may not look
 * after the site
 */
export function chooseCompany(
  deps: Deps,
  { userId, sessionId }: Actor,
  clientId: number,
  by: AuditActor,
): Promise<void> {
  return write(deps, by, async ({ trx, now }) => {
    if (clientId === administration) {
      if (await chooseAdministration(trx, { userId, sessionId })) return;
      throw new ApiError("permission_denied", failures.permissionDenied);
    }
    if (!(await chooseMembership(trx, { userId, sessionId, clientId }, now)))
      throw new ApiError("not_found", failures.clientNotFound);
  });
}

/** In seconds. */
const hour = 60 * 60;

/**
 * Sets or removes the account's sign-in number. A number of another account cannot be taken over.
 *
 * @throws ApiError 400 on `current_password`, or on `phone` if it is incomplete or taken, 429 after too many changes
 */
export async function setSignInPhone(deps: Deps, actor: Actor, { phone, ...proof }: SignInPhoneInput): Promise<void> {
  const { userId, address } = actor;
  const account = await requireOwner(deps, actor, proof);
  const wanted = phone === "" ? null : readSignInPhone(phone);
  if (phone !== "" && wanted === null) throw fieldError("phone", accountMessages.signInPhonePart);
  if (wanted === account.sign_in_phone) return;
  requireWayIn(account.email, wanted);
  if (wanted !== null) await countAsked(deps, userId);
  await write(deps, { actorId: userId, address }, async (open) => {
    const { trx, record } = open;
    await lockUser(trx, userId);
    if (!(await claimSignInPhone(trx, userId, wanted)))
      throw fieldError("phone", accountMessages.signInPhoneUnavailable);
    await record({ action: wanted ? "sign_in_phone_set" : "sign_in_phone_removed", target: `user:${userId}` });
    await tellOfSafety(deps, open, account, wanted ? "phoneSet" : "phoneRemoved");
  });
}

/** @throws ApiError 429 after too many changes in an hour */
async function countAsked({ shared }: Pick<Deps, "shared">, userId: number): Promise<void> {
  const asked = shared.createLimiter({ name: "sign-in phones", points: signInPhoneLimits.perHour, seconds: hour });
  await requireNoWait(asked.take(String(userId)), accountMessages.signInPhonesSpent);
}

/**
 * Also ends every other session of the account.
 *
 * @throws ApiError 400 on `current_password` for a missing or wrong proof, 429 after too many attempts
 */
export async function changeOwnPassword(
  deps: Deps,
  actor: Actor,
  { new_password, ...proof }: ChangeOwnPasswordInput,
): Promise<void> {
  const { userId, sessionId, address } = actor;
  const account = await requireOwner(deps, actor, proof);
  await requireOwnStrength(deps, account, new_password);
  await setPassword(deps, account, new_password, { actorId: userId, address }, sessionId);
}
