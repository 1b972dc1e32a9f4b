import type { AddCompanyInput } from "@/lib/contract/clients/schema";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import { openAccountLimits } from "@/lib/contract/clients/values";
import { ApiError } from "@/lib/contract/errors";
import type { Deps } from "../../deps";
import { getAccount } from "../../identity/users/service";
import type { ClientActor } from "../../kernel/http/actor";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { chooseMembership } from "../../memberships/repo";
import { requireNoWait } from "../../ports/shared/rate-limiter";
import { insertCompany } from "../service";
import { isFlaggedName } from "./flagged-names";
import * as repo from "./repo";
import { announceSignUp, requireRoom } from "./service";

/**
 * A further company of an account: at once where sign-up is open, and it works for that from now on. Elsewhere an
 * administrator decides.
 *
 * @returns the id of the client; null for a request
 * @throws ApiError 404 where sign-up is closed, 409 before the account is confirmed, 429 for too many in a day, 503 if too many
 * requests are waiting
 */
export async function addCompany(
  deps: Deps,
  { userId, clientId, sessionId }: ClientActor,
  { company_name, phone }: AddCompanyInput,
  by: AuditActor,
): Promise<number | null> {
  const { signUp } = deps.config;
  if (signUp === "closed") throw new ApiError("not_found", signUpMessages.notOpen);
  if (await repo.findConfirmBy(deps.db, clientId)) throw new ApiError("conflict", signUpMessages.unconfirmed);
  const { perDay: points } = openAccountLimits;
  const companies = deps.shared.createLimiter({ name: "companies of account", points, seconds: 24 * 60 * 60 });
  await requireNoWait(companies.take(String(userId)));

  return write(deps, by, async (open) => {
    const { username: name, email } = await getAccount({ db: open.trx }, userId);
    const asked = { company_name, name, phone, email, is_flagged: isFlaggedName(company_name) };
    if (signUp === "request") return askForCompany(open, userId, asked);
    const added = await openCompany(deps, open, userId, asked);
    await chooseMembership(open.trx, { userId, sessionId, clientId: added }, open.now);
    return added;
  });
}

async function openCompany(deps: Deps, open: Write, owner_id: number, asked: repo.Asked): Promise<number> {
  const { company_name, phone } = asked;
  const { id } = await insertCompany(deps, open, { owner_id, company_name, phone, isActive: true });
  await announceSignUp(open, await repo.insertSignUp(open.trx, asked, open.now, { client_id: id }), company_name);
  return id;
}

async function askForCompany(open: Write, user_id: number, asked: repo.Asked): Promise<null> {
  await requireRoom(open);
  await announceSignUp(open, await repo.insertSignUp(open.trx, asked, open.now, { user_id }), asked.company_name);
  return null;
}
