import { z } from "zod";
import { priceSchema } from "../content/price";
import { currencySchema } from "../currency";
import { booleanSchema, daySchema, oneLineText, requiredLine, timeSchema } from "../fields";
import * as fieldMessages from "../messages";
import { listQuerySchema, listSchema } from "../pagination";
import { plainCode } from "../typed-digits";
import { gstSheets } from "./gst-return";
import * as billingMessages from "./messages";
import { partySchema } from "./party";
import { payToSchema } from "./schema";
import { pricings, registrations } from "./tax";
import {
  billingLimits,
  documentKinds,
  documentTitles,
  gatewayNames,
  matchOutcomes,
  outcomes,
  requestFilters,
  requestStatuses,
} from "./values";

/** What clients are asked to pay, what they paid, and what was issued for it. Amounts are decimal text. */

const amountSchema = priceSchema
  .pipe(z.string({ error: billingMessages.amountRequired }))
  .refine((amount) => Number(amount) > 0, billingMessages.amountRequired);
const sentCurrencySchema = currencySchema.pipe(z.string({ error: fieldMessages.currencyInvalid }));
const referenceSchema = oneLineText(billingLimits.reference);
const requiredReferenceSchema = requiredLine(billingLimits.reference, fieldMessages.required);
const idSchema = z.number().int().positive();
const idsSchema = z
  .array(idSchema)
  .min(1)
  .max(billingLimits.ids)
  .transform((ids) => [...new Set(ids)]);

export const paymentRequestSchema = z.object({
  id: z.number().int(),
  client_id: z.number().int(),
  /** Digits that the payment names; no number of an invoice. */
  reference: z.string(),
  status: z.enum(requestStatuses),
  customer_name: z.string(),
  /** `upgrade`: for a dearer plan until the due date, which stays. */
  kind: z.enum(["renewal", "upgrade"]),
  plan_name: z.string(),
  /** Of an upgrade 0. */
  months: z.number().int(),
  /** Of an upgrade: the due date. */
  until_on: z.string().nullable(),
  currency: z.string(),
  /** With its tax; the plan's price had it in it, or it was added. */
  total: z.string(),
  pricing: z.enum(pricings),
  /** How much of it the client's credit pays, and what is left to pay. */
  credit: z.string(),
  amount: z.string(),
  /** The bank's reference of the payment that the client has made; null until it says so. */
  bank_reference: z.string().nullable(),
  /** Where it was paid on a page of a gateway, which `bank_reference` then is of. */
  gateway: z.enum(gatewayNames).nullable(),
  claimed_at: timeSchema.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  created_on: z.string(),
  /** When it was paid, refused or replaced. */
  settled_on: z.string().nullable(),
});
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;
export const paymentRequestListSchema = listSchema(paymentRequestSchema);

/** `GET /admin/payment-requests/`. */
export const paymentRequestListQuerySchema = listQuerySchema(["created_at"], "-created_at").extend({
  status: z.enum(requestFilters).optional().catch(undefined),
});
export type PaymentRequestListQuery = z.infer<typeof paymentRequestListQuerySchema>;

/** `POST /admin/payment-requests/confirm/`: one without a reference has that which its client has named. */
export const confirmRequestsSchema = z.object({
  payments: z
    .array(z.object({ id: idSchema, received_on: daySchema, reference: referenceSchema.default("") }))
    .min(1)
    .max(billingLimits.ids)
    .transform((payments) => [...new Map(payments.map((payment) => [payment.id, payment])).values()]),
});
export type ConfirmRequestsInput = z.infer<typeof confirmRequestsSchema>;

/** `POST /admin/payments/match/`: what came in by a bank's statement; the text is all that it says of one payment. */
export const matchPaymentsSchema = z.object({
  lines: z
    .array(z.object({ amount: amountSchema, text: oneLineText(billingLimits.statementText) }))
    .min(1)
    .max(billingLimits.statementLines),
});
export type MatchPaymentsInput = z.infer<typeof matchPaymentsSchema>;

/** In the order of the lines. `reference` is the bank's own of the payment, empty where none is known. */
export const matchedPaymentsSchema = z.object({
  results: z.array(
    z.object({
      outcome: z.enum(matchOutcomes),
      request: paymentRequestSchema.nullable(),
      reference: z.string(),
    }),
  ),
});
export type MatchedPayment = z.infer<typeof matchedPaymentsSchema>["results"][number];

export const refuseRequestsSchema = z.object({
  ids: idsSchema,
  reason: requiredLine(billingLimits.reason, fieldMessages.required),
});
export type RefuseRequestsInput = z.infer<typeof refuseRequestsSchema>;

export const outcomesSchema = z.object({
  results: z.array(z.object({ id: z.number().int(), outcome: z.enum(outcomes) })),
});

/** `POST /client/payment-requests/{id}/claim/`: the UTR, as banks call it. */
export const claimRequestSchema = z.object({
  bank_reference: z
    .string({ error: billingMessages.bankReferenceInvalid })
    .transform((text) => plainCode(text).toUpperCase())
    .pipe(z.string().regex(/^[A-Z\d]{6,35}$/, billingMessages.bankReferenceInvalid)),
});

/** `POST /client/payment-requests/{id}/page/`: the page of the gateway on which it is paid. */
export const paymentPageSchema = z.object({ url: z.string() });

/** `POST /admin/clients/{id}/payments/`: money that came otherwise, for a request or for none. */
export const addPaymentSchema = z.object({
  amount: amountSchema,
  currency: sentCurrencySchema,
  received_on: daySchema,
  reference: requiredReferenceSchema,
  request_id: idSchema.optional(),
});
export type AddPaymentInput = z.infer<typeof addPaymentSchema>;
/** The invoice that it paid; null where it is the client's credit. */
export const addedPaymentSchema = z.object({ invoice_id: z.number().int().nullable() });

/** Money that came, or went back; `invoice_id` is a credit note's, null where credit was paid out. */
export const paymentSchema = z.object({
  id: z.number().int(),
  kind: z.enum(["received", "refunded"]),
  request_id: z.number().int().nullable(),
  invoice_id: z.number().int().nullable(),
  currency: z.string(),
  amount: z.string(),
  reference: z.string(),
  paid_on: z.string(),
});

const sellerSchema = partySchema.extend({ registration: z.enum(registrations) });

/** An invoice, or a credit note for a part of one. */
export const documentSchema = z.object({
  id: z.number().int(),
  client_id: z.number().int(),
  kind: z.enum(documentKinds),
  /** What the invoice is by the law. */
  title: z.enum(documentTitles),
  number: z.string(),
  issued_on: z.string(),
  seller: sellerSchema,
  customer: partySchema,
  /** The code of a state, abroad of a country. */
  place_of_supply: z.string(),
  plan_name: z.string(),
  /** 0 for a change of plan within a period. */
  months: z.number().int(),
  /** The last day of what was paid; null on earlier ones. */
  until_on: z.string().nullable(),
  sac: z.string(),
  /** In percent. */
  rate: z.number(),
  tax_label: z.string(),
  is_reverse_charge: z.boolean(),
  currency: z.string(),
  taxable: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  igst: z.string(),
  /** Of other countries than India. */
  tax: z.string(),
  total: z.string(),
  /** Of an invoice: how much of its total credit notes gave back. */
  credited: z.string(),
  /** Of a credit note: its invoice, the payment back, and whether the client keeps the time. */
  invoice: z.object({ id: z.number().int(), number: z.string(), issued_on: z.string() }).nullable(),
  reference: z.string().nullable(),
  keeps_time: z.boolean().nullable(),
  /** Of an invoice that was paid on a page of a gateway, which can pay it back. */
  gateway: z.enum(gatewayNames).nullable(),
});
export type BillingDocument = z.infer<typeof documentSchema>;
export const documentListSchema = listSchema(documentSchema);

/** `GET /admin/invoices/{id}/`: with how its client is told of it. */
export const invoiceSchema = documentSchema.extend({
  /** The e-mail of the client's account; null without one, and where there is no mail. */
  mail_to: z.string().nullable(),
  /** The client's; empty for one that was deleted. */
  phone: z.string(),
  /** A text to send, in the client's language. */
  message: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** `POST /admin/invoices/{id}/mail/`. */
export const mailedInvoiceSchema = z.object({ mail_to: z.string() });

const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined);

/** `GET /admin/invoices/gstr1/`: of this month unless another is named. */
export const gstReturnQuerySchema = z.object({ month: monthSchema, part: z.enum(gstSheets).catch("b2b") });
export type GstReturnQuery = z.infer<typeof gstReturnQuerySchema>;

/** `GET /admin/invoices/`: `month` as 2026-11. */
export const documentListQuerySchema = listQuerySchema(["issued_on"], "-issued_on").extend({
  month: monthSchema,
  kind: z.enum(documentKinds).optional().catch(undefined),
});
export type DocumentListQuery = z.infer<typeof documentListQuerySchema>;

/** `POST /admin/invoices/{id}/refund/`: by hand with its reference, or by the gateway, which gives one. */
export const refundSchema = z
  .object({
    amount: amountSchema,
    reference: referenceSchema.default(""),
    paid_on: daySchema,
    keeps_time: booleanSchema,
    by_gateway: booleanSchema.default(false),
  })
  .refine(({ reference, by_gateway }) => by_gateway || reference !== "", {
    path: ["reference"],
    message: fieldMessages.required,
  });
export type RefundInput = z.infer<typeof refundSchema>;

/** `POST /admin/clients/{id}/credit/refund/`. */
export const refundCreditSchema = z.object({
  amount: amountSchema,
  currency: sentCurrencySchema,
  reference: requiredReferenceSchema,
  paid_on: daySchema,
});
export type RefundCreditInput = z.infer<typeof refundCreditSchema>;

/** Money of a client's that pays nothing yet, in each currency. */
const creditSchema = z.array(z.object({ currency: z.string(), amount: z.string() }));
export const clientCreditSchema = z.object({ credit: creditSchema });

/** `GET /admin/clients/{id}/billing/`, also of a deleted client: the newest first. */
export const clientBillingSchema = z.object({
  details: partySchema.nullable(),
  credit: creditSchema,
  requests: z.array(paymentRequestSchema),
  payments: z.array(paymentSchema),
  documents: z.array(documentSchema),
});
export type ClientBilling = z.infer<typeof clientBillingSchema>;

/** `GET /client/billing/`. */
export const ownBillingSchema = z.object({
  details: partySchema.nullable(),
  pay_to: payToSchema,
  /** On whose pages it pays as well; null for none. */
  gateway: z.enum(gatewayNames).nullable(),
  credit: creditSchema,
  open: paymentRequestSchema.nullable(),
  /** The last one, where it was refused. */
  refused: paymentRequestSchema.nullable(),
  paid: z.array(paymentRequestSchema),
  documents: z.array(documentSchema),
});
export type OwnBilling = z.infer<typeof ownBillingSchema>;
