import type { DeletedVisitorData, VisitorData } from "@/lib/contract/visitor-data";
import { formatCount } from "@/lib/format/number";

export function countFound({ feedback, leads }: VisitorData): DeletedVisitorData {
  return { feedback: feedback.length, leads: leads.length };
}

/** "1 review and 2 leads"; empty for nothing. */
export function describeCounts({ feedback, leads }: DeletedVisitorData): string {
  return [describeCount(feedback, "review"), describeCount(leads, "lead")].filter(Boolean).join(" and ");
}

function describeCount(count: number, noun: string): string {
  return count === 0 ? "" : `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}
