import type { Lead } from "@/lib/contract/leads/schema";
import type { LeadKind, LeadStatus } from "@/lib/contract/leads/values";
import { formatItem } from "@/lib/format/order";

export const statusLabels: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  lost: "Lost",
};

export const kindLabels: Record<LeadKind, string> = { contact: "Contact", question: "Question", order: "Order" };

/** Prefilled chat text. */
export function greetingFor({ kind, name, items }: Pick<Lead, "kind" | "name" | "items">): string {
  const [first] = items;
  if (kind === "order") return `Namaste ${name}, thank you for your order of ${items.map(formatItem).join(", ")}.`;
  if (kind === "question" && first) return `Namaste ${name}, you asked about ${first.name}.`;
  return `Namaste ${name}, thank you for your message.`;
}
