import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import { openAccountLimits } from "@/lib/contract/clients/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { clientTag, companiesTag } from "@/lib/contract/page-tags";
import type { Deps } from "../../deps";
import { deleteSessionsOfUser } from "../../identity/sessions/repo";
import type { Actor } from "../../kernel/http/actor";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import { lockClient } from "../repo";
import { isConfirmation } from "./confirm-tokens";
import { mailConfirmation } from "./jobs";
import * as repo from "./repo";

/**
 * Confirms the account's e-mail. Whoever reads its mail has signed in with its password, and is its owner: everybody else
 * who has signed in to it is signed out.
 *
 * @throws ApiError 400 on `token` for one that is none of this account
 */
export async function confirmAccount(deps: Deps, actor: Actor, token: string, by: AuditActor): Promise<void> {
  const { userId: id, email, clientId, sessionId } = actor;
  if (
    clientId === null ||
    email === null ||
    !isConfirmation(deps.config.tokenKeys, { id, email }, token, openAccountLimits.unconfirmed)
  )
    throw fieldError("token", signUpMessages.linkInvalid);
  await write(deps, by, async (open) => {
    if (!(await confirm(open, clientId))) return;
    await deleteSessionsOfUser(open.trx, id, sessionId);
  });
}

/** In place of its owner, where there is no mail, or no e-mail. @throws ApiError 404 for no such sign-up, or without a client */
export function confirmSignUp(deps: Deps, id: number, by: AuditActor): Promise<repo.SignUpRow> {
  return write(deps, by, async (open) => {
    const signUp = await repo.lockSignUp(open.trx, id);
    if (!signUp?.client_id) throw new ApiError("not_found", failures.notFound);
    await confirm(open, signUp.client_id);
    return repo.getSignUp(open.trx, id);
  });
}

/** @throws ApiError 404 where there is nothing to confirm, or nowhere to mail to; 429 for too many */
export async function resendConfirmation(
  deps: Deps,
  { userId, email, clientId }: Actor,
  by: AuditActor,
): Promise<void> {
  if (!deps.mail.isOn || email === null || clientId === null || !(await repo.findConfirmBy(deps.db, clientId)))
    throw new ApiError("not_found", failures.notFound);
  const { mailsPerDay: points } = openAccountLimits;
  const mails = deps.shared.createLimiter({ name: "confirmation mails", points, seconds: 24 * 60 * 60 });
  await requireNoWait(mails.take(String(userId)));
  await write(deps, by, ({ enqueue }) => enqueue(mailConfirmation, { user_id: userId }));
}

/** @returns whether it was not confirmed before */
async function confirm({ trx, record, changed }: Write, clientId: number): Promise<boolean> {
  await lockClient(trx, clientId);
  if (!(await repo.findConfirmBy(trx, clientId))) return false;
  await repo.setConfirmBy(trx, clientId, null);
  await record({ action: "client_confirmed", target: `client:${clientId}` });
  changed(clientTag(clientId), companiesTag);
  return true;
}
