import { ApiError, fieldError } from "@/lib/contract/errors";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { OwnerProof } from "@/lib/contract/identity/schema";
import { emailChangeLimits } from "@/lib/contract/identity/values";
import type { Deps } from "../../deps";
import type { Actor, Asked } from "../../kernel/http/actor";
import { isEmailCode } from "../../kernel/http/tokens";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import { deleteEmailChange, findUserByEmail } from "../users/repo";
import { changeEmail, getAccount, requireOwner } from "../users/service";
import { sendEmailCode } from "./jobs";
import * as repo from "./repo";

/** In seconds. */
const hour = 60 * 60;

/**
 * Requires the owner's proof if `email` differs from the account's present one, because the e-mail signs in.
 *
 * @throws ApiError 400 on `current_password` if it is missing or wrong, 429 after too many wrong ones or too many codes
 */
export async function admitEmail(
  deps: Deps,
  asked: Asked,
  { email, ...proof }: OwnerProof & { email?: string },
): Promise<void> {
  if (email === undefined || email === (await getAccount(deps, asked.userId)).email) return;
  await requireOwner(deps, asked, proof);
  if (deps.mail.isOn) await countCodeMail(deps, asked.userId);
}

/**
 * Changes the account's e-mail within the caller's write. With mail set up, the change waits for the code sent to the
 * new address; without mail it applies at once.
 *
 * @throws ApiError 400 if the e-mail belongs to another account
 */
export async function askForEmail(
  { mail }: Pick<Deps, "mail">,
  open: Write,
  userId: number,
  email: string,
): Promise<void> {
  const owner = await findUserByEmail(open.trx, email);
  if (owner?.id === userId) return;
  if (!mail.isOn) return changeEmail(open, userId, email);
  if (owner) throw fieldError("email", accountMessages.emailTaken);
  const { trx, now, enqueue } = open;
  const expires_at = new Date(Date.parse(now) + emailChangeLimits.lasts).toISOString();
  await repo.saveEmailChange(trx, {
    ...{ user_id: userId, email, code_hash: null, failures: 0 },
    ...{ created_at: now, expires_at },
  });
  await enqueue(sendEmailCode, { user_id: userId, email });
}

/** Limits mails to unconfirmed addresses, so that nobody can flood someone else's mailbox. @throws ApiError 429 */
async function countCodeMail({ shared }: Pick<Deps, "shared">, userId: number): Promise<void> {
  const mails = shared.createLimiter({ name: "email codes", points: emailChangeLimits.mailsPerHour, seconds: hour });
  await requireNoWait(mails.take(String(userId)), accountMessages.emailCodesSpent);
}

/** @throws ApiError 404 if no change is pending, 429 after too many codes */
export async function resendCode(deps: Deps, { userId }: Actor, by: AuditActor): Promise<void> {
  await countCodeMail(deps, userId);
  await write(deps, by, async ({ trx, now, enqueue }) => {
    const change = await repo.lockEmailChange(trx, userId, now);
    if (!change) throw new ApiError("not_found", accountMessages.emailChangeGone);
    await enqueue(sendEmailCode, { user_id: userId, email: change.email });
  });
}

export async function cancelEmailChange(deps: Deps, { userId }: Actor, by: AuditActor): Promise<void> {
  await write(deps, by, ({ trx }) => deleteEmailChange(trx, userId));
}

/**
 * Applies the pending change if the code is right. Too many wrong codes cancel the change.
 *
 * @throws ApiError 400 if the code is wrong or expired
 */
export async function confirmEmail(deps: Deps, { userId }: Actor, code: string, by: AuditActor): Promise<void> {
  const failure = await write(deps, by, async (open) => {
    const { trx, now, record } = open;
    const change = await repo.lockEmailChange(trx, userId, now);
    if (!change) return accountMessages.emailChangeGone;
    const { email, code_hash, failures } = change;
    if (!isEmailCode(deps.config.tokenKeys, { userId, email, code }, code_hash))
      return countFailure(open, userId, failures);
    await deleteEmailChange(trx, userId);
    await changeEmail(open, userId, email);
    await record({ action: "account_updated", target: `user:${userId}`, detail: "email" });
    return null;
  });
  // Thrown here, outside the transaction: a rollback would undo the count.
  if (failure) throw fieldError("code", failure);
}

async function countFailure({ trx }: Write, userId: number, before: number): Promise<string> {
  const failures = before + 1;
  if (failures < emailChangeLimits.failures) {
    await repo.updateEmailChange(trx, userId, { failures });
    return accountMessages.emailCodeWrong;
  }
  await deleteEmailChange(trx, userId);
  return accountMessages.emailChangeGone;
}
