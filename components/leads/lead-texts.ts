import type { Lead } from "@/lib/contract/leads/schema";
import type { LeadKind, LeadStatus } from "@/lib/contract/leads/values";
import { formatItem } from "@/lib/format/order";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

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

/** Prefilled chat text. */
export function greetingFor(t: T, { kind, name, items }: Pick<Lead, "kind" | "name" | "items">): string {
  const [first] = items;
  if (kind === "order") return t("leads.greeting.order", { name, items: items.map(formatItem).join(", ") });
  if (kind === "question" && first) return t("leads.greeting.question", { name, product: first.name });
  return t("leads.greeting.contact", { name });
}
