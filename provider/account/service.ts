import type { ChangePasswordInput, UpdateAccountInput } from "@/lib/contract/account";
import { clientTag } from "@/lib/contract/page-tags";
import { touchClient, updateClientRow } from "../clients/repo";
import { renameClient } from "../clients/slugs";
import { requireOwnStrength } from "../credentials/password-strength";
import type { Deps } from "../deps";
import { admitEmail, askForEmail } from "../email-changes/service";
import type { Actor } from "../sessions/service";
import { updateUser } from "../users/repo";
import { getAccount, requirePassword, setPassword } from "../users/service";
import { write } from "../write/write";

/** Changes what `input` names; the company's fields are passed over for administrators. @throws ApiError 400 on email */
export async function updateAccount(deps: Deps, actor: Actor, input: UpdateAccountInput, address: string) {
  const { userId, clientId, sessionId } = actor;
  const by = { actorId: userId, address };
  const { current_password, ...change } = input;
  const named = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : field));
  if (named.length === 0) return getAccount(deps, userId);
  await admitEmail(deps, { userId, sessionId, address }, input);

  return write(deps, by, async (open) => {
    const { trx, now, record, changed } = open;
    const { username, email, company_name, phone } = change;
    if (clientId !== null) await touchClient(trx, clientId, now);
    if (username !== undefined) await updateUser(trx, userId, { username, updated_at: now });
    if (email !== undefined) await askForEmail(deps, open, userId, email);
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
  const account = await requirePassword(deps, { userId, sessionId, address }, current_password);
  await requireOwnStrength(deps, account, new_password);
  await setPassword(deps, account, new_password, { actorId: userId, address }, sessionId);
}
