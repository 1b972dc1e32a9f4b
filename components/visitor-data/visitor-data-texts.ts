import type { DeletedVisitorData, VisitorData } from "@/lib/contract/privacy/schema";
import { formatCount } from "@/lib/format/number";

export function countFound({ feedback, leads, appointments = [] }: VisitorData): DeletedVisitorData {
  return { feedback: feedback.length, leads: leads.length, appointments: appointments.length };
}

const listed = new Intl.ListFormat("en-GB");

/** "1 review, 2 enquiries and 1 appointment"; empty for nothing. */
export function describeCounts({ feedback, leads, appointments = 0 }: DeletedVisitorData): string {
  const counts = [
    describeCount(feedback, "review", "reviews"),
    describeCount(leads, "enquiry", "enquiries"),
    describeCount(appointments, "appointment", "appointments"),
  ];
  return listed.format(counts.filter(Boolean));
}

function describeCount(count: number, one: string, many: string): string {
  return count === 0 ? "" : `${formatCount(count)} ${count === 1 ? one : many}`;
}
