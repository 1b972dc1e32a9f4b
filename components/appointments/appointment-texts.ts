import type { AppointmentDecision, AppointmentStatus } from "@/lib/contract/appointments/values";
import type { Key } from "@/lib/i18n/messages";

export const statusNames = {
  requested: "appointments.status.requested",
  confirmed: "appointments.status.confirmed",
  refused: "appointments.status.refused",
  cancelled: "appointments.status.cancelled",
  withdrawn: "appointments.status.withdrawn",
  expired: "appointments.status.expired",
} as const satisfies Record<AppointmentStatus, Key>;

export const decidedTexts = {
  requested: "appointments.decided.requested",
  confirmed: "appointments.decided.confirmed",
  refused: "appointments.decided.refused",
  cancelled: "appointments.decided.cancelled",
} as const satisfies Record<AppointmentDecision, Key>;
