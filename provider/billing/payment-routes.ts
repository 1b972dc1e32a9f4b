import { paymentOperations } from "@/lib/contract/billing/operations";
import type { Deps } from "../deps";
import { downloadWhole } from "../kernel/http/download";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { siteDay } from "../plans/turning";
import type { DocumentFile } from "./documents/files";
import { matchPayments } from "./matching";
import * as pages from "./online/service";
import {
  presentClientBilling,
  presentCredit,
  presentDocument,
  presentInvoice,
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

    downloadOwnInvoice: async ({ actor, params }) =>
      answerFile(await billing.getOwnFile(deps, actor.clientId, params.id)),

    openPaymentPage: ({ actor, params }) => pages.openPage(deps, actor.clientId, params.id),

    checkPayment: async ({ actor, params }) =>
      presentRequest(await pages.checkRequest(deps, actor.clientId, params.id)),

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

    exportGstReturn: async ({ query }) => {
      const { part, month = siteDay(deps).slice(0, 7) } = query;
      const csv = await billing.exportGstReturn(deps, month, part);
      return downloadWhole(csv, "text/csv; charset=utf-8", `gstr1-${part}-${month}.csv`);
    },

    getInvoice: async ({ params }) => presentInvoice(await billing.getInvoice(deps, params.id)),

    downloadInvoice: async ({ params }) => answerFile(await billing.getFile(deps, params.id)),

    mailInvoice: async ({ params, by }) => ({ mail_to: await billing.mailInvoice(deps, params.id, by) }),

    refundInvoice: async ({ params, body, by }) => presentDocument(await refundInvoice(deps, params.id, body, by)),
  });
}

function answerFile({ name, content }: DocumentFile): Response {
  return downloadWhole(new Uint8Array(content), "application/pdf", name);
}
