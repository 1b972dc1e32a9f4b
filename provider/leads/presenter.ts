import { escapeVcard, writeVcard } from "@/lib/contract/cards/vcard";
import * as leadMessages from "@/lib/contract/leads/messages";
import { type Lead, type LeadItem, leadColumns, type SentLead } from "@/lib/contract/leads/schema";
import type { LeadKind, LeadStatus } from "@/lib/contract/leads/values";
import { can, type Principal } from "@/lib/contract/policies";
import type { LeadRow } from "./repo";

/** Whose card it came from is told to those who see more than one's. */
export function presentLead(row: LeadRow, reader: Principal): Lead {
  return {
    id: row.id,
    kind: row.kind as LeadKind,
    status: row.status as LeadStatus,
    name: row.name,
    phone: row.phone,
    email: row.email,
    message: row.message,
    items: JSON.parse(row.items) as LeadItem[],
    total: row.total,
    currency: row.currency,
    notes: row.notes,
    remind_on: row.remind_on,
    consent: row.consent,
    ...(can(reader, "clients.see") && { client_id: row.client_id, company_name: row.company_name }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function presentSentLead(kind: LeadKind, { items, total }: Pick<LeadRow, "items" | "total">): SentLead {
  const detail = kind === "order" ? leadMessages.orderReceived : leadMessages.received;
  return { detail, items: JSON.parse(items) as LeadItem[], total };
}

export function leadHead(reader: Principal): string[] {
  return [...leadColumns, ...(can(reader, "clients.see") ? ["company_name"] : [])];
}

/** A lead as a row of the CSV file, in the order of its columns. */
export function presentLeadCells(row: LeadRow, reader: Principal): string[] {
  const lead = presentLead(row, reader);
  const cells: Record<(typeof leadColumns)[number], string> = {
    created_at: lead.created_at,
    kind: lead.kind,
    status: lead.status,
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    message: lead.message,
    items: lead.items.map(({ quantity, name }) => `${quantity} × ${name}`).join("\n"),
    total: lead.total,
    currency: lead.currency ?? "",
    notes: lead.notes,
    remind_on: lead.remind_on ?? "",
  };
  return [
    ...leadColumns.map((column) => cells[column]),
    ...(lead.company_name === undefined ? [] : [lead.company_name]),
  ];
}

/** A lead as a vCard. */
export function presentLeadContact({ name, phone, email, message }: LeadRow): string {
  const properties = [`FN:${escapeVcard(name)}`, `N:;${escapeVcard(name)};;;`];
  if (phone) properties.push(`TEL;TYPE=CELL,VOICE:${escapeVcard(phone)}`);
  if (email) properties.push(`EMAIL;TYPE=INTERNET:${escapeVcard(email)}`);
  if (message) properties.push(`NOTE:${escapeVcard(message)}`);
  return writeVcard(properties);
}
