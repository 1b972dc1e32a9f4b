import * as billingMessages from "@/lib/contract/billing/messages";
import type { SendTermsInput } from "@/lib/contract/billing/schema";
import { billingLimits } from "@/lib/contract/billing/values";
import { ApiError, fieldError } from "@/lib/contract/errors";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import type { Db } from "../../ports/database/schema";
import { holdBooks } from "../books-repo";
import { findLastIssue } from "../documents/repo";
import * as repo from "./repo";

export type FoundTerms = repo.TermsRow & { is_fixed: boolean };

export async function listTerms({ db }: Pick<Deps, "db">): Promise<FoundTerms[]> {
  const lastIssue = (await findLastIssue(db)) ?? "";
  return (await repo.listTerms(db)).map((terms) => ({ ...terms, is_fixed: terms.from_on <= lastIssue }));
}

/** @throws ApiError 409 if something was issued since, 400 for a day that is taken or too many */
export function createTerms(deps: Deps, input: SendTermsInput, by: AuditActor): Promise<FoundTerms> {
  return change(deps, by, async ({ trx, now }) => {
    const all = await repo.listTerms(trx);
    if (all.length >= billingLimits.terms) throw new ApiError("limit_reached", billingMessages.tooManyTerms);
    await requireFree(trx, all, input.from_on);
    return present(await repo.insertTerms(trx, { ...toRow(input), created_at: now, updated_at: now }));
  });
}

/** @throws ApiError 404, 409 if something was issued since they begin or began, 400 for a day that is taken */
export function updateTerms(deps: Deps, id: number, input: SendTermsInput, by: AuditActor): Promise<FoundTerms> {
  return change(deps, by, async ({ trx, now }) => {
    const before = requireFound(await repo.findTerms(trx, id));
    await requireUnused(trx, before.from_on);
    const others = (await repo.listTerms(trx)).filter((terms) => terms.id !== id);
    await requireFree(trx, others, input.from_on);
    return present(await repo.updateTerms(trx, id, { ...toRow(input), updated_at: now }));
  });
}

/** @throws ApiError 404, 409 if something was issued since they began */
export function deleteTerms(deps: Deps, id: number, by: AuditActor): Promise<void> {
  return change(deps, by, async ({ trx }) => {
    await requireUnused(trx, requireFound(await repo.findTerms(trx, id)).from_on);
    await repo.deleteTerms(trx, id);
  });
}

function change<T>(deps: Deps, by: AuditActor, work: (open: Write) => Promise<T>): Promise<T> {
  return write(deps, by, async (open) => {
    await holdBooks(open.trx, open.now);
    const result = await work(open);
    await open.record({ action: "billing_updated", target: "billing:terms" });
    return result;
  });
}

/** What was issued was issued by the terms of its day. */
async function requireUnused(trx: Db, from: string): Promise<void> {
  const lastIssue = await findLastIssue(trx);
  if (lastIssue !== null && lastIssue >= from) throw new ApiError("conflict", billingMessages.termsFixed);
}

async function requireFree(trx: Db, others: readonly repo.TermsRow[], from: string): Promise<void> {
  if (others.some(({ from_on }) => from_on === from)) throw fieldError("from_on", billingMessages.dayTaken);
  await requireUnused(trx, from);
}

function toRow({ rate, ...terms }: SendTermsInput) {
  return { ...terms, rate: Math.round(rate * 100) };
}

/** What was just changed is not used yet. */
function present(terms: repo.TermsRow): FoundTerms {
  return { ...terms, is_fixed: false };
}
