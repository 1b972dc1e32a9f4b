import { type MemberRole, reachOf } from "@/lib/contract/policies";
import { deleteNotificationsBeyond } from "../notifications/repo";
import type { Db } from "../ports/database/schema";
import * as repo from "./repo";

/** What an account is in its company; a member has no branches. */
type Standing = { role: MemberRole; branch_ids: readonly number[] };

/** Whether there is something that the account reaches no more. */
export function reachesLess(before: Standing, after: Standing): boolean {
  if (after.role === "owner") return false;
  return before.role === "owner" || before.branch_ids.some((id) => !after.branch_ids.includes(id));
}

/**
 * For people whose accounts reach less from now on: what these were told of others' customers goes, and messages and mails
 * that wait find nothing to tell. What came by their own cards stays.
 *
 * @returns the accounts, whose streams are to look again
 */
export async function forgetNews(trx: Db, clientId: number, personIds: readonly number[]): Promise<number[]> {
  if (personIds.length === 0) return [];
  const accounts = await repo.listAccounts(trx, personIds);
  for (const { user_id, role, person_id: personId, branch_ids } of accounts) {
    const reach = reachOf({ role, clientId, personId, branchIds: JSON.parse(branch_ids) });
    await deleteNotificationsBeyond(trx, user_id, { ...reach, clientId });
  }
  return accounts.map(({ user_id }) => user_id);
}
