import { randomInt } from "node:crypto";
import * as billingMessages from "@/lib/contract/billing/messages";
import type { PaymentRequestListQuery } from "@/lib/contract/billing/payment-schema";
import { ApiError, fieldError } from "@/lib/contract/errors";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { nobody } from "../kernel/write/audit-repo";
import { notify } from "../notifications/service";
import type { Db } from "../ports/database/schema";
import { findParties, type Parties } from "./documents/issuing";
import { listPaymentsNaming } from "./payments-repo";
import { priceNextPeriod, priceUpgrade } from "./pricing";
import * as repo from "./requests-repo";
import { close, settle } from "./settling";
import { type Till, timesOf, writeMoney } from "./till";

export function listRequests({ db }: Deps, query: PaymentRequestListQuery) {
  return repo.listRequests(db, query);
}

/** Asks for the next period of a client's plan, less its credit. @throws ApiError 409 as `ask`, or where there is nothing to pay */
export function createRequest(deps: Deps, clientId: number): Promise<repo.RequestRow> {
  return ask(deps, clientId, (trx, parties) => priceNextPeriod(trx, clientId, parties));
}

/** Asks for what a dearer plan costs at once. @throws ApiError 409 as `ask`, or where it cannot be had */
export function requestUpgrade(deps: Deps, clientId: number, planId: number): Promise<repo.RequestRow> {
  return ask(deps, clientId, (trx, parties) => priceUpgrade(trx, clientId, planId, parties));
}

/**
 * An open request of which the client says that it is paid, or that is still right, is answered again; else another takes
 * its place.
 *
 * @throws ApiError 409 where there is no way to invoice it, or the client says that it has paid for something else
 */
function ask(deps: Deps, clientId: number, price: Price): Promise<repo.RequestRow> {
  return writeMoney(deps, nobody, async (till) => {
    const { trx, now } = till;
    const parties = await findParties(trx, clientId, till.today);
    const wanted = await price(trx, parties);
    const open = await repo.findOpenRequest(trx, clientId);
    if (open?.claimed_at && open.from_plan_id !== wanted.from_plan_id)
      throw new ApiError("conflict", billingMessages.requestClaimed);
    if (open && (open.claimed_at || isSame(open, wanted))) return open;
    if (open) await close(till, open, { status: "replaced" });
    const request = await repo.insertRequest(trx, {
      ...wanted,
      ...{ client_id: clientId, status: "open", reference: createReference(), customer_name: parties.customer.name },
      ...{ ...timesOf(till), updated_at: now },
    });
    if (request.amount > 0) return request;
    await settle(deps, till, request);
    return requireFound(await repo.findRequest(trx, request.id));
  });
}

/** For a client that wants something else. @throws ApiError 409 where it says that it has paid */
export async function dropRequest(till: Till, clientId: number): Promise<void> {
  const open = await repo.findOpenRequest(till.trx, clientId);
  if (open?.claimed_at) throw new ApiError("conflict", billingMessages.requestClaimed);
  if (open) await close(till, open, { status: "replaced" });
}

/** @throws ApiError 404, 400 for a reference under which money came already, 409 for a request that is not open any more */
export function claimRequest(
  deps: Deps,
  clientId: number,
  id: number,
  bank_reference: string,
): Promise<repo.RequestRow> {
  return writeMoney(deps, nobody, async (till) => {
    const { trx, now } = till;
    const request = await repo.findRequest(trx, id);
    const own = requireFound(request?.client_id === clientId ? request : undefined);
    if (own.status !== "open") throw new ApiError("conflict", billingMessages.requestClosed);
    if (own.bank_reference === bank_reference) return own;
    if ((await listPaymentsNaming(trx, [bank_reference])).length > 0)
      throw fieldError("bank_reference", billingMessages.bankReferenceUsed);
    const news = { kind: "payment_claimed" as const, detail: own.customer_name, count: null, subjectId: id };
    await notify(till, "administrators", news);
    return repo.updateRequest(trx, id, { bank_reference, claimed_at: now, updated_at: now });
  });
}

type Priced = Awaited<ReturnType<typeof priceNextPeriod> | ReturnType<typeof priceUpgrade>>;
type Price = (trx: Db, parties: Parties) => Promise<Priced>;

function isSame(open: repo.RequestRow, wanted: Priced): boolean {
  return (Object.keys(wanted) as (keyof Priced)[]).every((name) => open[name] === wanted[name]);
}

/** Ten digits, which every bank's form takes. */
function createReference(): string {
  return String(randomInt(10 ** 9, 10 ** 10));
}
