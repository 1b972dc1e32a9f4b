import { randomUUID } from "node:crypto";
import * as billingMessages from "@/lib/contract/billing/messages";
import { dayMs } from "@/lib/contract/clock";
import { ApiError } from "@/lib/contract/errors";
import { payPath, payReturnPath } from "@/lib/contract/paths";
import type { Deps } from "../../deps";
import { requireFound } from "../../kernel/http/require-found";
import { nobody } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import type { Db } from "../../ports/database/schema";
import type { Gateway, GatewayPage, GatewayPayment, NewPage } from "../../ports/gateway/gateway";
import { findOwner } from "../clients-repo";
import { findGatewayPayment, findRefund } from "../payments-repo";
import { findRequest, type RequestRow } from "../requests-repo";
import { take } from "../settling";
import { pastDay, writeAmount, writeMoney } from "../till";
import { askGateway } from "./gateway";
import { takeRefund } from "./refunds";
import * as repo from "./repo";

/** Requests that are paid on pages of a gateway. What it tells is never believed: it is asked. */

/**
 * The page on which an open request is paid: the one that it has, as long as that is open, else a new one.
 *
 * @throws ApiError 404, 409 for a request that is not open any more, and as `askGateway`
 */
export async function openPage(deps: Deps, clientId: number, id: number): Promise<{ url: string }> {
  await findOwnRequest(deps, clientId, id);
  const url = await deps.shared.once(`payment-page:${id}`, together, async () => {
    const page = await findKnownPage(deps, deps.db, id);
    const isOpen = page !== undefined && (await ask(deps, page));
    const request = await findOwnRequest(deps, clientId, id);
    if (request.status !== "open") throw new ApiError("conflict", billingMessages.requestClosed);
    return isOpen ? page.url : createPage(deps, request);
  });
  return { url };
}

/** How close calls are, in milliseconds, that have one answer. */
const together = 2_000;

async function createPage(deps: Deps, request: RequestRow): Promise<string> {
  const described = await describePage(deps, request);
  const made = await askGateway(deps, async (gateway) => {
    return { gateway: gateway.name, ...(await gateway.createPage(described)) };
  });
  return keepPage(deps, request, made);
}

/** Asks for the page of a request. @throws ApiError 404, and as `askGateway` */
export async function checkRequest(deps: Deps, clientId: number, id: number): Promise<RequestRow> {
  await findOwnRequest(deps, clientId, id);
  const page = await findKnownPage(deps, deps.db, id);
  if (page) await ask(deps, page);
  return findOwnRequest(deps, clientId, id);
}

/**
 * Takes all money of a page that is not there yet, and what went back of it. Asking twice at once takes it once.
 *
 * @returns whether more may come
 * @throws GatewayError
 */
export async function settlePage(deps: Deps, gateway: Gateway, page: repo.PageRow): Promise<boolean> {
  const found = await gateway.findPage(page.page_id);
  for (const payment of found.payments) {
    if (!(await findGatewayPayment(deps.db, payment.id))) await takePayment(deps, page, payment);
    for (const refund of payment.refunds)
      if (!(await findRefund(deps.db, page.client_id, refund.id))) await takeRefund(deps, page, { payment, refund });
  }
  await write(deps, nobody, async ({ trx, now }) => {
    const request = await findRequest(trx, page.request_id);
    // One whose request was closed meanwhile is to be cancelled.
    const isToCancel = found.isOpen && request?.status !== "open";
    const check_at = isToCancel ? now : nextCheck(lastChange(page, found), deps.now());
    await repo.updatePage(trx, page.id, { is_open: found.isOpen, check_at });
  });
  return found.isOpen;
}

/** Since when nothing has come or gone back; null for a page that was closed before anything came. */
function lastChange({ created_at }: repo.PageRow, { isOpen, payments }: GatewayPage): string | null {
  if (isOpen) return created_at;
  const times = payments.flatMap(({ paidAt, refunds }) => [paidAt, ...refunds.map(({ refundedAt }) => refundedAt)]);
  return (
    times
      .map((time) => time.toISOString())
      .toSorted()
      .at(-1) ?? null
  );
}

const soonest = 10 * 60_000;
const longest = 30 * dayMs;

/** When a page is asked for again: the longer nothing has changed, the less often; null for never. */
export function nextCheck(since: string | null, now: Date): string | null {
  if (since === null) return null;
  const age = now.getTime() - Date.parse(since);
  if (age > longest) return null;
  return new Date(now.getTime() + Math.min(Math.max(age, soonest), dayMs)).toISOString();
}

function ask(deps: Deps, page: repo.PageRow): Promise<boolean> {
  return askGateway(deps, (gateway) => settlePage(deps, gateway, page), page.gateway);
}

async function takePayment(deps: Deps, page: repo.PageRow, payment: GatewayPayment): Promise<void> {
  await writeMoney(deps, nobody, async (till) => {
    const { trx } = till;
    if (await findGatewayPayment(trx, payment.id)) return;
    const { client_id, request_id, gateway } = page;
    const { id, amount, currency, paidAt } = payment;
    const received_on = pastDay(deps, till, paidAt);
    const money = { amount, currency, reference: id, gateway_id: id, received_on };
    const request = await findRequest(trx, request_id);
    const online = { gateway, bank_reference: id };
    const invoice = await take(deps, till, { client_id, id: request_id, request }, money, online);
    const said = { target: `client:${client_id}`, detail: writeAmount(money) } as const;
    if (!invoice) return till.record({ action: "payment_added", ...said });
    await till.record({ action: "payment_confirmed", ...said, detail: `${said.detail}, ${invoice.number}` });
  });
}

/** That of a gateway which was there before cannot be asked for. */
async function findKnownPage({ gateway }: Deps, db: Db, requestId: number): Promise<repo.PageRow | undefined> {
  return gateway ? repo.findOpenPage(db, requestId, gateway.name) : undefined;
}

async function findOwnRequest({ db }: Deps, clientId: number, id: number): Promise<RequestRow> {
  const request = await findRequest(db, id);
  return requireFound(request?.client_id === clientId ? request : undefined);
}

async function describePage({ db, config }: Deps, request: RequestRow): Promise<NewPage> {
  const { id, client_id, reference, amount, currency, plan_name, customer_name: name } = request;
  const { email = null, phone = "" } = (await findOwner(db, client_id)) ?? {};
  const digits = phone.replace(/[\s()-]/g, "");
  return {
    // A gateway takes each only once, also for pages of which we never learned.
    reference: `${reference}-${randomUUID().slice(0, 8)}`,
    ...{ amount, currency, description: plan_name },
    customer: { name, email, phone: /^\+\d{8,15}$/.test(digits) ? digits : null },
    returnTo: config.siteUrl + payReturnPath(id),
    backTo: config.siteUrl + payPath,
  };
}

type Made = Pick<repo.PageRow, "gateway" | "url"> & { id: string };

/** If two were made at once, the first is kept, and nobody learns of the other. */
function keepPage(deps: Deps, { id: request_id, client_id }: RequestRow, { id: page_id, ...made }: Made) {
  return writeMoney(deps, nobody, async ({ trx, now }) => {
    const first = await findKnownPage(deps, trx, request_id);
    if (first) return first.url;
    const request = await findRequest(trx, request_id);
    if (request?.status !== "open") throw new ApiError("conflict", billingMessages.requestClosed);
    const page = { ...made, page_id, request_id, client_id, is_open: true, created_at: now };
    await repo.insertPage(trx, { ...page, check_at: nextCheck(page.created_at, deps.now()) });
    return made.url;
  });
}
