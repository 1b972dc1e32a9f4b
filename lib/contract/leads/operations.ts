import type { Operations } from "../operation";
import { visitorFormLimits } from "../visitors/values";
import {
  exportLeadsQuerySchema,
  leadListQuerySchema,
  leadListSchema,
  leadSchema,
  leadStatsSchema,
  sendLeadSchema,
  sentLeadSchema,
  updateLeadSchema,
} from "./schema";

/**
 * Enquiries and orders. Administrators see counts over all companies; without the setting that shows them more, their
 * other calls answer 403.
 */
export const leadOperations = {
  sendLead: {
    summary: "Sends a company an enquiry: a contact, a question about a product, or an order",
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
      "A page of the client's own enquiries, of those of people within reach, or of all for an administrator; searches name, phone, email and message",
    method: "GET",
    path: "/leads/",
    access: "leads.see",
    query: leadListQuerySchema,
    status: 200,
    answer: leadListSchema,
  },
  getLeadStats: {
    summary: "The number of enquiries of the list by status",
    method: "GET",
    path: "/leads/stats/",
    access: "leads.count",
    status: 200,
    answer: leadStatsSchema,
  },
  exportLeads: {
    summary: "The enquiries of the list as a CSV file",
    method: "GET",
    path: "/leads/export/",
    access: "leads.export",
    query: exportLeadsQuerySchema,
    status: 200,
    answer: "text/csv",
  },
  exportLeadContacts: {
    summary: "The enquiries of the list as contacts for a phone",
    method: "GET",
    path: "/leads/contacts/",
    access: "leads.export",
    query: exportLeadsQuerySchema,
    status: 200,
    answer: "text/vcard",
  },
  getLead: {
    summary: "One enquiry",
    method: "GET",
    path: "/leads/:id/",
    access: "leads.see",
    status: 200,
    answer: leadSchema,
  },
  updateLead: {
    summary: "Changes status, notes or reminder of an enquiry",
    method: "PATCH",
    path: "/leads/:id/",
    access: "leads.answer",
    body: updateLeadSchema,
    status: 200,
    answer: leadSchema,
  },
  deleteLead: {
    summary: "Deletes an enquiry",
    method: "DELETE",
    path: "/leads/:id/",
    access: "leads.delete",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
