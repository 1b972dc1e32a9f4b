import { formatAppointment } from "@/lib/card/appointment-times";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentDecision, AppointmentStatus } from "@/lib/contract/appointments/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

export const statusLabels: Record<AppointmentStatus, string> = {
  requested: "Waiting for you",
  confirmed: "Confirmed",
  refused: "Declined",
  cancelled: "Cancelled by you",
  withdrawn: "Cancelled by customer",
  expired: "Not answered",
};

export const decidedTexts: Record<AppointmentDecision, (name: string) => string> = {
  requested: (name) => `${name} waits for your answer again`,
  confirmed: (name) => `${name}'s appointment is confirmed`,
  refused: (name) => `${name}'s appointment was declined`,
  cancelled: (name) => `${name}'s appointment was cancelled`,
};

type Where = { site: { url: string }; slug: string; timeZone: string };

/** The chat message to the customer; empty where there is nothing to say. */
export function messageFor(t: T, appointment: Appointment, { site, slug, timeZone }: Where): string {
  const { status, name, service, token } = appointment;
  const what = `${service} on ${formatAppointment(t, appointment, timeZone)}`;
  if (status === "confirmed")
    return `Namaste ${name}, your appointment is confirmed: ${what}.\nDetails and calendar: ${site.url}${paths.appointment(slug, token)}`;
  if (status === "requested" || status === "expired") return `Namaste ${name}, about your appointment: ${what}.`;
  if (status === "withdrawn") return `Namaste ${name}, you cancelled your appointment: ${what}.`;
  return `Namaste ${name}, sorry, we cannot give you this appointment: ${what}.\nPlease choose another time: ${site.url}${paths.form(slug, "appointment")}`;
}
