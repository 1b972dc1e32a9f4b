/**
 * `requested` waits for the company, `withdrawn` was cancelled by the visitor and `cancelled` by the company. A request
 * that nobody answered in time is `expired`.
 */
export const appointmentStatuses = ["requested", "confirmed", "refused", "cancelled", "withdrawn", "expired"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** What a company may decide; `requested` undoes a decision. */
export const appointmentDecisions = ["requested", "confirmed", "refused", "cancelled"] as const;
export type AppointmentDecision = (typeof appointmentDecisions)[number];
