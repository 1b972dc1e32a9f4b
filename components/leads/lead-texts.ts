import type { LeadKind, LeadStatus } from "@/lib/contract/leads/values";
import type { Key } from "@/lib/i18n/messages";

export const statusNames = {
  new: "leads.status.new",
  contacted: "leads.status.contacted",
  won: "leads.status.won",
  lost: "leads.status.lost",
} as const satisfies Record<LeadStatus, Key>;

export const kindNames = {
  contact: "leads.kind.contact",
  question: "leads.kind.question",
  order: "leads.kind.order",
} as const satisfies Record<LeadKind, Key>;
