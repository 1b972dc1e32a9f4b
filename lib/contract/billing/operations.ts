import type { Operations } from "../operation";
import { partySchema } from "./party";
import {
  billingSettingsSchema,
  sendBillingDetailsSchema,
  sendBillingSettingsSchema,
  sendTermsSchema,
  termsListSchema,
  termsSchema,
} from "./schema";

/** By which terms, and how, clients pay. */
export const billingOperations = {
  getBillingSettings: {
    summary: "Series of invoices, and how money reaches the operator",
    method: "GET",
    path: "/admin/billing/settings/",
    access: "billing.manage",
    status: 200,
    answer: billingSettingsSchema,
  },
  updateBillingSettings: {
    summary: "Sets the series of invoices, and how money reaches the operator",
    method: "PUT",
    path: "/admin/billing/settings/",
    access: "billing.manage",
    body: sendBillingSettingsSchema,
    status: 200,
    answer: billingSettingsSchema,
  },
  listTerms: {
    summary: "What is on invoices, each from a day on, the newest first",
    method: "GET",
    path: "/admin/billing/terms/",
    access: "billing.manage",
    status: 200,
    answer: termsListSchema,
  },
  createTerms: {
    summary: "Adds terms from a day on; 409 if something was issued since",
    method: "POST",
    path: "/admin/billing/terms/",
    access: "billing.manage",
    body: sendTermsSchema,
    status: 201,
    answer: termsSchema,
  },
  updateTerms: {
    summary: "Changes terms; 409 if something was issued since they began",
    method: "PUT",
    path: "/admin/billing/terms/:id/",
    access: "billing.manage",
    body: sendTermsSchema,
    status: 200,
    answer: termsSchema,
  },
  deleteTerms: {
    summary: "Deletes terms; 409 if something was issued since they began",
    method: "DELETE",
    path: "/admin/billing/terms/:id/",
    access: "billing.manage",
    status: 204,
    answer: null,
  },
  updateBillingDetails: {
    summary: "Sets whom the client's invoices are for",
    method: "PUT",
    path: "/client/billing/details/",
    access: "billing.pay",
    body: sendBillingDetailsSchema,
    status: 200,
    answer: partySchema,
  },
} as const satisfies Operations;
