import type { AcceptedSignUp, CreateSignUpInput, SignUpListQuery } from "@/lib/contract/clients/schema";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { signUpLimits } from "@/lib/contract/visitors/values";
import type { Deps } from "../../deps";
import { generatePassword, hashPassword } from "../../identity/passwords/passwords";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { notify } from "../../notifications/service";
import type { Db } from "../../ports/database/schema";
import { insertClientAccount, insertCompany } from "../service";
import * as repo from "./repo";

export function listSignUps({ db }: Deps, query: SignUpListQuery) {
  return repo.listSignUps(db, query);
}

/** @throws ApiError 404 unless requests are taken, 503 if too many are waiting */
export async function createSignUp(deps: Deps, input: CreateSignUpInput, address: string): Promise<void> {
  if (deps.config.signUp !== "request") throw new ApiError("not_found", signUpMessages.notOpen);
  await write(deps, { actorId: null, address }, async (open) => {
    await requireRoom(open);
    const id = await repo.saveSignUp(open.trx, input, open.now);
    if (id === null) return;
    await announceSignUp(open, id, input.company_name);
  });
}

/** @throws ApiError 503 if too many requests are waiting */
export async function requireRoom({ trx, now }: Write): Promise<void> {
  await repo.lockSignUps(trx, now);
  if ((await repo.countWaiting(trx)) >= signUpLimits.waiting)
    throw new ApiError("unavailable", signUpMessages.full, { headers: { "retry-after": "3600" } });
}

/** Writes down that somebody has signed up, and tells administrators. */
export async function announceSignUp(open: Write, id: number, company: string): Promise<void> {
  await open.record({ action: "sign_up_received", target: `sign_up:${id}`, detail: company });
  await notify(open, "administrators", { kind: "sign_up_received", detail: company, count: null, subjectId: id });
}

/**
 * Creates a client from the request: for the account that asks, or with an account whose password is returned once and not
 * stored.
 *
 * @throws ApiError 404 if unknown, 409 if already accepted, 400 if the e-mail has an account
 */
export async function acceptSignUp(deps: Deps, id: number, by: AuditActor): Promise<AcceptedSignUp> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return write(deps, by, async (open) => {
    const { trx, now } = open;
    const signUp = await requireSignUp(trx, id);
    const { email, company_name, phone, user_id: owner_id } = signUp;
    if (signUp.accepted_at !== null) throw new ApiError("conflict", signUpMessages.accepted);
    if (owner_id !== null) {
      const { id: clientId } = await insertCompany(deps, open, { owner_id, company_name, phone, isActive: true });
      await repo.acceptSignUp(trx, id, clientId, now);
      const news = { kind: "company_added", detail: company_name, count: null, subjectId: null } as const;
      await notify(open, { clientId }, news);
      return { id: clientId, email: email ?? "", company_name, phone, password: null };
    }
    const client = await insertClientAccount(deps, open, { email, company_name, phone, passwordHash, isActive: true });
    await repo.acceptSignUp(trx, id, client.id, now);
    return { id: client.id, email: email ?? "", company_name, phone, password };
  });
}

/** @throws ApiError 404 for an unknown request */
export function deleteSignUp(deps: Deps, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async ({ trx, record }) => {
    const { company_name } = await requireSignUp(trx, id);
    await repo.deleteSignUp(trx, id);
    await record({ action: "sign_up_deleted", target: `sign_up:${id}`, detail: company_name });
  });
}

async function requireSignUp(trx: Db, id: number) {
  const signUp = await repo.lockSignUp(trx, id);
  if (!signUp) throw new ApiError("not_found", failures.notFound);
  return signUp;
}
