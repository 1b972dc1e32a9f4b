import { formatAppointment } from "@/lib/card/appointment-times";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentDecision, AppointmentStatus } from "@/lib/contract/appointments/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

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

type Where = { site: { url: string }; slug: string; timeZone: string };

/** The chat message to the customer; empty where there is nothing to say. */
export function messageFor(t: T, appointment: Appointment, { site, slug, timeZone }: Where): string {
  const { status, name, service, token } = appointment;
  const of = { name, service, time: formatAppointment(t, appointment, timeZone) };
  if (status === "confirmed")
    return t("appointments.chat.confirmed", { ...of, url: `${site.url}${paths.appointment({ slug }, token)}` });
  if (status === "requested" || status === "expired") return t("appointments.chat.waiting", of);
  if (status === "withdrawn") return t("appointments.chat.withdrawn", of);
  return t("appointments.chat.refused", { ...of, url: `${site.url}${paths.form({ slug }, "appointment")}` });
}
