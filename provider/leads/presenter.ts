import { escapeVcard, writeVcard } from "@/lib/contract/cards/vcard";
import * as leadMessages from "@/lib/contract/leads/messages";
import { type Lead, type LeadItem, leadColumns, type SentLead } from "@/lib/contract/leads/schema";
import type { LeadKind, LeadStatus } from "@/lib/contract/leads/values";
import { can, type Principal } from "@/lib/contract/policies";
import { formatItem } from "@/lib/format/order";
import type { T } from "@/lib/i18n/translator";
import { readLanguage, translatorOfRow } from "../kernel/language";
import { presentPersonOf } from "../memberships/presenter";
import type { LeadRow } from "./repo";

/** Whose card it came from is told to those who see more than one's; `t` writes for one who may answer. */
export function presentLead(row: LeadRow, reader: Principal, t?: T): Lead {
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
    language: readLanguage(row.language),
    ...(t && { reply: writeReply(translatorOfRow(row.language, t.language), row) }),
    ...(can(reader, "clients.see") && { client_id: row.client_id, company_name: row.company_name }),
    ...presentPersonOf(row, reader),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function writeReply(t: T, { kind, name, items }: LeadRow): string {
  const lines = JSON.parse(items) as LeadItem[];
  if (kind === "order") return t("leads.greeting.order", { name, items: lines.map(formatItem).join(", ") });
  const [first] = lines;
  if (kind === "question" && first) return t("leads.greeting.question", { name, product: first.name });
  return t("leads.greeting.contact", { name });
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
    language: lead.language ?? "",
    person: lead.person?.name ?? "",
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
