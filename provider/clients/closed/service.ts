import type { ClosedCard } from "@/lib/contract/clients/schema";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as planMessages from "@/lib/contract/plans/messages";
import { closesOn, isResting } from "@/lib/contract/plans/subscription";
import type { Deps } from "../../deps";
import { type AuditActor, nobody } from "../../kernel/write/audit-repo";
import { type Write, write } from "../../kernel/write/write";
import { mailAccount } from "../../notifications/mail/jobs";
import { findSubscription } from "../../plans/repo";
import { siteDay } from "../../plans/turning";
import { findAccountLanguage } from "../../ports/database/queries/account-language";
import { findSiteEmail } from "../../ports/database/queries/site-email";
import { removeClient } from "../deleted/service";
import { offersChat } from "../landline";
import { listSlugsOf, lockClient } from "../repo";
import { getClient } from "../service";
import * as repo from "./repo";

/** What a closed card's present or former address tells. @throws ApiError 404 */
export async function getClosedCard({ db }: Deps, slug: string): Promise<ClosedCard> {
  const card = await repo.findClosedCard(db, slug.trim().toLowerCase());
  if (!card) throw new ApiError("not_found", failures.companyNotFound);
  return { company_name: card.company_name, phone: card.phone, whatsapp: card.is_on_whatsapp };
}

/** @throws ApiError 404, 409 for a client without a plan */
export function closeClient(deps: Deps, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async (open) => {
    await lockClient(open.trx, id);
    await getClient({ db: open.trx }, id);
    const plan = await findSubscription(open.trx, id);
    if (!plan || plan.plan_id === null) throw new ApiError("conflict", planMessages.nothingToClose);
    await close(deps, open, id);
  });
}

/** Closes a card that has rested for long enough, and is not paid meanwhile. */
export function closeIfOver(deps: Deps, id: number): Promise<void> {
  return write(deps, nobody, async (open) => {
    await lockClient(open.trx, id);
    const plan = await findSubscription(open.trx, id);
    if (!plan?.due_on || plan.paused_on !== null) return;
    const isOver = closesOn({ due_on: plan.due_on, is_ending: plan.is_ending }) <= siteDay(deps);
    if (isOver && isResting(plan.state)) await close(deps, open, id);
  });
}

async function close(deps: Deps, open: Write, id: number): Promise<void> {
  const { trx, now, record } = open;
  const client = await getClient({ db: trx }, id);
  const { company_name, phone, owner_id: user_id, email } = client;
  const told = { client_id: id, company_name, phone, is_on_whatsapp: offersChat(client), closed_at: now };
  await repo.insertClosedCards(
    trx,
    (await listSlugsOf(trx, id)).map(({ slug }) => ({ slug, ...told })),
  );
  const language = await findAccountLanguage(trx, user_id);
  const { restorable_until } = await removeClient(open, id);
  await record({ action: "client_closed", target: `client:${id}`, detail: company_name });
  const write_to = await findSiteEmail(trx);
  const letter = { kind: "closed" as const, company_name, language, restorable_until, write_to };
  await mailAccount(deps, open, { id: user_id, email }, letter);
}
