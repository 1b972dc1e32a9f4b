import type { MemberRole } from "@/lib/contract/policies";
import { deleteNotificationsOfClient } from "../notifications/repo";
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
 * For people whose accounts reach less from now on: what these were told of the company goes, since it tells of others'
 * customers, and messages and mails that wait find nothing to tell.
 *
 * @returns the accounts, whose streams are to look again
 */
export async function forgetNews(trx: Db, clientId: number, personIds: readonly number[]): Promise<number[]> {
  if (personIds.length === 0) return [];
  const accounts = (await repo.listAccounts(trx, personIds)).map(({ user_id }) => user_id);
  for (const userId of accounts) await deleteNotificationsOfClient(trx, userId, clientId);
  return accounts;
}
