import { randomInt } from "node:crypto";
import { toMinor } from "@/lib/contract/billing/amounts";
import { reckon } from "@/lib/contract/billing/invoice";
import * as billingMessages from "@/lib/contract/billing/messages";
import type { PaymentRequestListQuery } from "@/lib/contract/billing/payment-schema";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { fromThousandths } from "@/lib/contract/money";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { nobody } from "../kernel/write/audit-repo";
import { notify } from "../notifications/service";
import { findSubscription } from "../plans/repo";
import type { Db } from "../ports/database/schema";
import { findParties, type Parties } from "./issuing";
import { listPaymentsNaming, sumCreditIn } from "./payments-repo";
import * as repo from "./requests-repo";
import { close, settle } from "./settling";
import { timesOf, writeMoney } from "./till";

export function listRequests({ db }: Deps, query: PaymentRequestListQuery) {
  return repo.listRequests(db, query);
}

/**
 * Asks for the next period of a client's plan, less its credit. An open request of which the client says that it is paid,
 * or that is still right, is answered again; else another takes its place.
 *
 * @throws ApiError 409 where there is nothing to pay, or no way to invoice it
 */
export function createRequest(deps: Deps, clientId: number): Promise<repo.RequestRow> {
  return writeMoney(deps, nobody, async (till) => {
    const { trx, now } = till;
    const parties = await findParties(trx, clientId, till.today);
    const wanted = await priceNextPeriod(trx, clientId, parties);
    const open = await repo.findOpenRequest(trx, clientId);
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

async function priceNextPeriod(trx: Db, clientId: number, { terms, customer }: Parties) {
  const plan = await findSubscription(trx, clientId);
  const { plan_id, name: plan_name, price_thousandths, currency, months } = plan ?? {};
  if (!plan_id || !plan_name || !price_thousandths || !currency || !months)
    throw new ApiError("conflict", billingMessages.nothingToPay);
  const { pricing } = terms;
  const sum = toMinor(fromThousandths(BigInt(price_thousandths)), currency);
  const { total } = reckon(terms, customer, { sum, pricing });
  const credit = Math.min(total, await sumCreditIn(trx, clientId, currency));
  return { plan_id, plan_name, months, currency, pricing, total, amount: total - credit };
}

type Priced = Awaited<ReturnType<typeof priceNextPeriod>>;

function isSame(open: repo.RequestRow, wanted: Priced): boolean {
  return (Object.keys(wanted) as (keyof Priced)[]).every((name) => open[name] === wanted[name]);
}

/** Ten digits, which every bank's form takes. */
function createReference(): string {
  return String(randomInt(10 ** 9, 10 ** 10));
}
