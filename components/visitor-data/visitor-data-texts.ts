import type { DeletedVisitorData, VisitorData } from "@/lib/contract/privacy/schema";
import { formatList } from "@/lib/format/list";
import type { T } from "@/lib/i18n/translator";

export function countFound({ feedback, leads, appointments = [] }: VisitorData): DeletedVisitorData {
  return { feedback: feedback.length, leads: leads.length, appointments: appointments.length };
}

/** "1 review, 2 enquiries and 1 appointment"; empty for nothing. */
export function describeCounts(t: T, { feedback, leads, appointments = 0 }: DeletedVisitorData): string {
  const counts = [
    feedback > 0 && t("visitor-data.counts.reviews", { count: feedback }),
    leads > 0 && t("visitor-data.counts.enquiries", { count: leads }),
    appointments > 0 && t("visitor-data.counts.appointments", { count: appointments }),
  ];
  return formatList(
    t,
    counts.filter((text) => text !== false),
  );
}
