/**
 * `requested` waits for the company, `withdrawn` was cancelled by the visitor and `cancelled` by the company. What nobody
 * answered in time is `expired`; nobody sets that.
 */
export const appointmentStatuses = ["requested", "confirmed", "refused", "cancelled", "withdrawn", "expired"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What a company may decide; `requested` takes a decision back. */
export const appointmentDecisions = ["requested", "confirmed", "refused", "cancelled"] as const;
export type AppointmentDecision = (typeof appointmentDecisions)[number];
