import {
  exportLeadsQuerySchema,
  leadListQuerySchema,
  leadListSchema,
  leadSchema,
  leadStatsSchema,
  sendLeadSchema,
  sentLeadSchema,
  updateLeadSchema,
} from "../lead";
import { visitorFormLimits } from "../limits/visitor";
import type { Operations } from "./operation";

/**
 * Who wants something of a company. Administrators learn how many there are of all companies; unless a setting lets them
 * see whose, each further call answers 403.
 */
export const leadOperations = {
  sendLead: {
    summary: "Sends a company one's contact, a question about a product, or an order",
    method: "POST",
    path: "/public/company/:companyName/leads/",
    access: "public",
    knowsVisitor: true,
    body: sendLeadSchema,
    rate: { perMinute: visitorFormLimits.perMinute },
    status: 201,
    answer: sentLeadSchema,
  },
  listLeads: {
    summary:
      "A page of the client's own leads, or of all for an administrator; searches name, phone, email and message",
    method: "GET",
    path: "/leads/",
    access: "user",
    query: leadListQuerySchema,
    status: 200,
    answer: leadListSchema,
  },
  getLeadStats: {
    summary: "How many leads the client has, or all clients for an administrator, by status",
    method: "GET",
    path: "/leads/stats/",
    access: "user",
    status: 200,
    answer: leadStatsSchema,
  },
  exportLeads: {
    summary: "The leads that the list would show, as a CSV file",
    method: "GET",
    path: "/leads/export/",
    access: "user",
    query: exportLeadsQuerySchema,
    status: 200,
    answer: "text/csv",
  },
  exportLeadContacts: {
    summary: "The leads that the list would show, as contacts for a telephone",
    method: "GET",
    path: "/leads/contacts/",
    access: "user",
    query: exportLeadsQuerySchema,
    status: 200,
    answer: "text/vcard",
  },
  getLead: {
    summary: "One lead",
    method: "GET",
    path: "/leads/:id/",
    access: "user",
    status: 200,
    answer: leadSchema,
  },
  updateLead: {
    summary: "Changes status, notes or reminder of a lead",
    method: "PATCH",
    path: "/leads/:id/",
    access: "client",
    body: updateLeadSchema,
    status: 200,
    answer: leadSchema,
  },
  deleteLead: {
    summary: "Deletes a lead",
    method: "DELETE",
    path: "/leads/:id/",
    access: "user",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
