import { announceCompany } from "@/lib/browser/company";
import { leaveFor } from "@/lib/browser/leave";
import { signUpOperations } from "@/lib/contract/clients/operations";
import type { AddCompanyInput } from "@/lib/contract/clients/schema";
import { accountOperations } from "@/lib/contract/identity/operations";
import * as paths from "@/lib/paths";
import { call, perform } from "./call/call";

/** Works for another company of the account, and opens a screen of it with a full load: all that is known is another's. */
export async function chooseCompany(
  client_id: number,
  screen: string = paths.dashboard,
  leave = leaveFor,
): Promise<void> {
  await perform(accountOperations.chooseCompany, { body: { client_id } });
  openCompany(screen, leave);
}

/** @returns whether it is there; otherwise an administrator decides first */
export async function addCompany(body: AddCompanyInput): Promise<boolean> {
  const { client_id } = await call(signUpOperations.addCompany, { body });
  if (client_id === null) return false;
  openCompany(paths.dashboard);
  return true;
}

/** A screen of the company that the session works for by now, with a full load. */
export function openCompany(screen: string, leave = leaveFor): void {
  announceCompany();
  leave(screen);
}
