import { z } from "zod";
import { daySchema } from "./analytics";
import { booleanSchema, oneLineText, requiredLine, timeSchema } from "./fields";
import { appointmentLimits } from "./limits/visitor";
import * as appointmentMessages from "./messages/appointment";

const { service, services, minutes, step, atOnce, notice, ahead } = appointmentLimits;

/** A whole number as forms and machines send it. */
function wholeNumber({ min, max }: { min: number; max: number }) {
  const invalid = appointmentMessages.wholeNumberInvalid(min, max);
  return z
    .union([z.number(), z.string().trim().regex(/^\d+$/, invalid).transform(Number)], { error: invalid })
    .pipe(z.number().int(invalid).min(min, invalid).max(max, invalid));
}

/** Appointment settings; `price` is a text of the owner's, or empty. */
export const serviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  minutes: z.number().int(),
  price: z.string(),
});
export type Service = z.infer<typeof serviceSchema>;

/** When and how a company gives appointments, beside its opening hours. */
export const appointmentSettingsSchema = z.object({
  is_on: z.boolean(),
  services: z.array(serviceSchema),
  /** Minutes from one start to the next; null for the service's own length. */
  step: z.number().int().nullable(),
  /** How many appointments may run at the same time. */
  at_once: z.number().int(),
  /** Hours from now to the first start that is offered. */
  notice_hours: z.number().int(),
  /** Days from today to the last one that is offered. */
  ahead_days: z.number().int(),
  /** Whether the company says when it is open; without that nothing can be offered. */
  has_hours: z.boolean(),
  /** By whose clock, as an IANA name. */
  time_zone: z.string(),
});
export type AppointmentSettings = z.infer<typeof appointmentSettingsSchema>;

/** `PUT /client/appointments/settings/`, whole. A service without an id, or with one that is not known, is a new one. */
export const writeAppointmentSettingsSchema = z
  .object({
    is_on: booleanSchema,
    services: z
      .array(
        z.object({
          id: z.string().max(40).optional(),
          name: requiredLine(service, appointmentMessages.serviceNameRequired),
          minutes: wholeNumber(minutes),
          price: oneLineText(appointmentLimits.price).default(""),
        }),
      )
      .max(services, appointmentMessages.servicesLimit),
    /** Null or empty text for the service's own length. */
    step: z.union([z.literal("").transform(() => null), z.null(), wholeNumber(step)], {
      error: appointmentMessages.wholeNumberInvalid(step.min, step.max),
    }),
    at_once: wholeNumber(atOnce),
    notice_hours: wholeNumber(notice),
    ahead_days: wholeNumber(ahead),
  })
  .superRefine(({ is_on, services }, context) => {
    if (is_on && services.length === 0)
      context.addIssue({ code: "custom", path: ["services"], message: appointmentMessages.servicesRequired });
  });
export type WriteAppointmentSettingsInput = z.infer<typeof writeAppointmentSettingsSchema>;

/** What is asked: nothing for the services alone, a service for its days, and a day too for the times of that. */
export const slotsQuerySchema = z.object({ service: z.string().max(40).optional(), day: daySchema.optional() });
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;

/** `GET /public/company/{name}/appointments/slots/`: what is free at this moment, by the company's own clock. */
export const slotsSchema = z.object({
  services: z.array(serviceSchema),
  /** An IANA name. */
  time_zone: z.string(),
  /** On which the service that was asked for can still be had; none for one that is not offered. */
  days: z.array(daySchema),
  /** Starts on the day that was asked for. */
  slots: z.array(timeSchema),
});
export type Slots = z.infer<typeof slotsSchema>;
