import type { ChangePasswordInput, UpdateAccountInput } from "@/lib/contract/account";
import { fieldError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { clientTag } from "@/lib/contract/page-tags";
import { touchClient, updateClientRow } from "../clients/repo";
import { renameClient } from "../clients/slugs";
import { isPasswordOf } from "../credentials/sign-in-limiter";
import type { Deps } from "../deps";
import type { Actor } from "../sessions/service";
import { updateUser } from "../users/repo";
import { changeEmail, getAccount, setPassword } from "../users/service";
import { write } from "../write/write";

/** Changes what `input` names; the company's fields are passed over for administrators. @throws ApiError 400 on email */
export async function updateAccount(deps: Deps, actor: Actor, input: UpdateAccountInput, address: string) {
  const { userId, clientId } = actor;
  const by = { actorId: userId, address };
  const named = Object.keys(input).filter((field) => input[field as keyof UpdateAccountInput] !== undefined);
  if (named.length === 0) return getAccount(deps, userId);

  return write(deps, by, async (open) => {
    const { trx, now, record, changed } = open;
    const { username, email, company_name, phone } = input;
    if (clientId !== null) await touchClient(trx, clientId, now);
    if (username !== undefined) await updateUser(trx, userId, { username, updated_at: now });
    if (email !== undefined) await changeEmail(trx, userId, email, now);
    if (clientId !== null) {
      if (company_name !== undefined) await renameClient(open, clientId, company_name);
      if (phone !== undefined) await updateClientRow(trx, clientId, { phone });
      changed(clientTag(clientId));
    }
    await record({ action: "account_updated", target: `user:${userId}`, detail: named.join(", ") });
    return getAccount({ db: trx }, userId);
  });
}

/** Ends every other session of the account. @throws ApiError 400 when the current password is wrong, 429 too often */
export async function changeOwnPassword(
  deps: Deps,
  { userId, sessionId }: Actor,
  { current_password, new_password }: ChangePasswordInput,
  address: string,
): Promise<void> {
  const account = await getAccount(deps, userId);
  const asker = { address, knownBy: sessionId };
  if (!(await isPasswordOf(deps.signInLimiter, [account], current_password, asker)))
    throw fieldError("current_password", messages.currentPasswordIncorrect);
  await setPassword(deps, account, new_password, { actorId: userId, address }, sessionId);
}
