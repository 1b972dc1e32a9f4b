import { ApiError, fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { CreatedResetLink, ResetPasswordInput } from "@/lib/contract/identity/schema";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import type { Deps } from "../../deps";
import { hashSecret } from "../../kernel/http/tokens";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { requireOwnStrength } from "../passwords/password-strength";
import { hashPassword } from "../passwords/passwords";
import { presentSignInName } from "../users/presenter";
import { findResetLink, lockUser, takeResetLink } from "../users/repo";
import { getUserOfClient, makeResetLink, replacePassword } from "../users/service";
import { sendInvitation, sendResetLink } from "./jobs";

/**
 * Everything that depends on whether the account exists is left to a job, so that neither the answer nor its timing
 * reveals it. Too many mails to one address are dropped silently; the last link stays valid.
 *
 * @throws ApiError 400 if mail is off
 */
export async function askForResetLink(deps: Deps, email: string, by: AuditActor): Promise<void> {
  if (!deps.mail.isOn) throw new ApiError("bad_request", accountMessages.resetMailOff);
  const { mailsPerHour: points } = resetLinkLimits;
  const addresses = deps.shared.createLimiter({ name: "reset mails", points, seconds: 60 * 60 });
  if ((await addresses.take(email)) > 0) return;
  const payload = { email, address: by.address, asked_at: deps.now().toISOString() };
  await write(deps, by, ({ enqueue }) => enqueue(sendResetLink, payload));
}

/** Queues a mail with the link to set the first password, or a new one, within the caller's write. */
export async function inviteByMail(
  { enqueue, now }: Write,
  userId: number,
  { address }: AuditActor,
  { isKnown } = { isKnown: false },
): Promise<void> {
  await enqueue(sendInvitation, { user_id: userId, address, asked_at: now, is_known: isKnown });
}

/** @throws ApiError 404 for an unknown client, 409 if the client is not active */
export function createResetLink(deps: Deps, clientId: number, by: AuditActor): Promise<CreatedResetLink> {
  return write(deps, by, async (open) => {
    const user = await getUserOfClient({ db: open.trx }, clientId);
    const link = user.is_active && (await makeResetLink(open, user.id, resetLinkLimits.handedFor));
    if (!link) throw new ApiError("conflict", accountMessages.resetClientInactive);
    await open.record({ action: "reset_link_created", target: `client:${clientId}` });
    return link;
  });
}

/** The account of a link. @throws ApiError 400, as does `resetPassword`, for an invalid or expired link */
export async function checkResetLink({ db, now }: Deps, token: string) {
  const { expires_at, ...account } = await requireLink(db, token, now().toISOString());
  return { email: presentSignInName(account), expires_at };
}

/** Sets the account's password with a one-time link, ends all of its sessions and lifts a sign-in lock. */
export async function resetPassword(
  deps: Deps,
  { token, new_password }: ResetPasswordInput,
  address: string,
): Promise<void> {
  const { user_id: userId, email } = await requireLink(deps.db, token, deps.now().toISOString());
  await requireOwnStrength(deps, { id: userId, email }, new_password);
  const to = await hashPassword(new_password);
  await write(deps, { actorId: userId, address }, async (open) => {
    // Lock order everywhere: account before link, to avoid deadlocks.
    const user = await lockUser(open.trx, userId);
    await requireLink(open.trx, token, open.now);
    if (!user || !(await takeResetLink(open.trx, hashSecret(token))) || !(await replacePassword(open, user, to)))
      throw linkError();
  });
  await deps.signInLimiter.forgive(userId);
}

async function requireLink(db: Deps["db"], token: string, now: string) {
  const link = await findResetLink(db, hashSecret(token), now);
  if (!link) throw linkError();
  return link;
}

function linkError(): ApiError {
  return fieldError("token", accountMessages.resetLinkInvalid);
}
