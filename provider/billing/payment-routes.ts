import { paymentOperations } from "@/lib/contract/billing/operations";
import type { Deps } from "../deps";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { matchPayments } from "./matching";
import {
  presentClientBilling,
  presentCredit,
  presentDocument,
  presentMatch,
  presentOwnBilling,
  presentRequest,
} from "./payment-presenter";
import { refundCredit, refundInvoice } from "./refunds";
import * as requests from "./requests-service";
import * as billing from "./service";
import { addPayment, confirmRequests, refuseRequests } from "./settling";

export function paymentRoutes(deps: Deps) {
  return createRoutes(deps, paymentOperations, {
    getOwnBilling: async ({ actor }) => presentOwnBilling(await billing.getOwnBilling(deps, actor.clientId)),

    createPaymentRequest: async ({ actor }) => presentRequest(await requests.createRequest(deps, actor.clientId)),

    claimPayment: async ({ actor, params, body }) =>
      presentRequest(await requests.claimRequest(deps, actor.clientId, params.id, body.bank_reference)),

    listPaymentRequests: async (call) =>
      presentPage(call, await requests.listRequests(deps, call.query), presentRequest),

    confirmPayments: async ({ body, by }) => ({ results: await confirmRequests(deps, body, by) }),

    refusePayments: async ({ body, by }) => ({ results: await refuseRequests(deps, body, by) }),

    matchPayments: async ({ body }) => ({ results: (await matchPayments(deps, body)).map(presentMatch) }),

    addPayment: async ({ params, body, by }) => ({ invoice_id: await addPayment(deps, params.id, body, by) }),

    getClientBilling: async ({ params }) => presentClientBilling(await billing.getClientBilling(deps, params.id)),

    refundCredit: async ({ params, body, by }) => ({
      credit: presentCredit(await refundCredit(deps, params.id, body, by)),
    }),

    listInvoices: async (call) => presentPage(call, await billing.listInvoices(deps, call.query), presentDocument),

    getInvoice: async ({ params }) => presentDocument(await billing.getInvoice(deps, params.id)),

    refundInvoice: async ({ params, body, by }) => presentDocument(await refundInvoice(deps, params.id, body, by)),
  });
}
