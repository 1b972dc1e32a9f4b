import type { Deps } from "../../deps";
import { nobody } from "../../kernel/write/audit-repo";
import { notify } from "../../notifications/service";
import type { Db } from "../../ports/database/schema";
import type { GatewayPayment, GatewayRefund } from "../../ports/gateway/gateway";
import { type DocumentRow, findInvoiceOf } from "../documents/repo";
import { type CreditRow, findRefund } from "../payments-repo";
import { giveBack, payBack, sumFreeCredit, underWay } from "../refunds";
import { findRequest, type RequestRow } from "../requests-repo";
import { pastDay, type Till, writeAmount, writeMoney } from "../till";
import type { PageRow } from "./repo";

/** Money that went back without us: on the gateway's own screens, or by a call of ours that was interrupted. */

type Back = { payment: GatewayPayment; refund: GatewayRefund };

/**
 * Writes a refund down once, as one by which the client keeps its time: of the invoice that its payment paid, else of the
 * client's credit. Of what is more than there is to give back, administrators are told.
 */
export async function takeRefund(deps: Deps, page: PageRow, { payment, refund }: Back): Promise<void> {
  const isOwn = refund.key !== null && deps.now().getTime() - refund.refundedAt.getTime() < underWay;
  if (!refund.isDone || isOwn) return;
  await writeMoney(deps, nobody, async (till) => {
    const { trx } = till;
    const { client_id, request_id } = page;
    if (await findRefund(trx, client_id, refund.id)) return;
    const request = await findRequest(trx, request_id);
    const invoice = request && (await findInvoicePaidBy(trx, request, payment));
    const { currency } = payment;
    const most = invoice ? invoice.total - invoice.credited : await sumFreeCredit(trx, client_id, currency);
    const amount = Math.min(refund.amount, Math.max(0, most));
    const money = {
      amount,
      reference: refund.id,
      gateway_id: refund.id,
      paid_on: pastDay(deps, till, refund.refundedAt),
    };
    const note = invoice && amount > 0 ? await giveBack(till, invoice, { ...money, is_time_kept: true }) : null;
    // Without an amount it still says that the refund is known.
    if (!note) await payBack(till, { client_id, invoice_id: null, currency, ...money });
    const who = { id: client_id, name: request?.customer_name ?? refund.id };
    if (amount > 0) await tell(till, "refund_noticed", who, { amount, currency });
    const beyond = refund.amount - amount;
    if (beyond > 0) await tell(till, "refund_beyond", who, { amount: beyond, currency });
  });
}

/** Undefined for a payment that is credit, as one that came twice. */
function findInvoicePaidBy(
  db: Db,
  request: RequestRow,
  { id }: GatewayPayment,
): Promise<DocumentRow | undefined> | undefined {
  return request.gateway !== null && request.bank_reference === id ? findInvoiceOf(db, request.id) : undefined;
}

async function tell(
  till: Till,
  what: "refund_noticed" | "refund_beyond",
  { id, name }: { id: number; name: string },
  money: CreditRow,
): Promise<void> {
  const detail = `${name}, ${writeAmount(money)}`;
  await till.record({ action: what, target: `client:${id}`, detail });
  await notify(till, "administrators", { kind: what, detail, count: null, subjectId: id });
}
