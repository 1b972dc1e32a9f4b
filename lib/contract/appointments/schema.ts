import { z } from "zod";
import { booleanSchema, daySchema, oneLineText, optionalText, phoneSchema, requiredLine, timeSchema } from "../fields";
import { visitorLanguageSchema } from "../language";
import * as fieldMessages from "../messages";
import { listQuerySchema, listSchema } from "../pagination";
import { plainNumber } from "../typed-digits";
import { personFilterSchema, personOfSchema, sentToPerson, visitorFormFields } from "../visitors/schema";
import { appointmentLimits, leadLimits } from "../visitors/values";
import * as appointmentMessages from "./messages";
import { appointmentDecisions, appointmentStatuses } from "./values";

const what = {
  status: z.enum(appointmentStatuses),
  /** The service's name, minutes and price as they were then; the price is a text and may be empty. */
  service: z.string(),
  minutes: z.number().int(),
  price: z.string(),
  start: timeSchema,
  end: timeSchema,
  /** The visitor who requested it. */
  name: z.string(),
  /** What the company says about it; may be empty. */
  message: z.string(),
};

export const appointmentSchema = z.object({
  id: z.number().int(),
  ...what,
  phone: z.string(),
  note: z.string(),
  /** Of the visitor's own page. */
  token: z.string(),
  /** What the sender agreed to. */
  consent: z.string(),
  language: visitorLanguageSchema,
  /** As a lead's: what has become of it. */
  reply: z.string().optional(),
  /** The card that it came from; for administrators, who find it only when its sender asks for it. */
  client_id: z.number().int().optional(),
  company_name: z.string().optional(),
  person: personOfSchema.optional(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Appointment = z.infer<typeof appointmentSchema>;

/**
 * `GET /client/appointments/`: upcoming ones first, the next one on top, then past ones, the latest first. Days are in
 * the company's time zone, which is told beside the rows.
 */
export const appointmentListSchema = listSchema(appointmentSchema, { time_zone: z.string() });

export const appointmentListQuerySchema = listQuerySchema(["id"], "id").extend({
  status: z.enum(appointmentStatuses).optional().catch(undefined),
  day: daySchema.optional().catch(undefined),
  person: personFilterSchema,
});
export type AppointmentListQuery = z.infer<typeof appointmentListQuerySchema>;

/** `PATCH /client/appointments/{id}/`; without a message the visitor sees none. */
export const updateAppointmentSchema = z.object({
  status: z.enum(appointmentDecisions),
  message: optionalText(appointmentLimits.message).default(""),
});
export type UpdateAppointmentInput = z.infer<typeof updateAppointmentSchema>;

/** `POST /public/company/{name}/appointments/`. A time that is no longer free is a conflict. */
export const sendAppointmentSchema = z.object({
  service: z.string({ error: appointmentMessages.serviceRequired }).max(40, appointmentMessages.serviceRequired),
  start: z.iso.datetime({ offset: true, error: appointmentMessages.timeRequired }),
  name: requiredLine(leadLimits.name, fieldMessages.nameRequired),
  phone: phoneSchema.pipe(z.string().min(1, fieldMessages.phoneRequired)),
  note: optionalText(appointmentLimits.note).default(""),
  ...sentToPerson,
  ...visitorFormFields,
});
export type SendAppointmentInput = z.infer<typeof sendAppointmentSchema>;

/** `token` leads to the visitor's own page; null if a program filled in the form. */
export const sentAppointmentSchema = z.object({ detail: z.string(), token: z.string().nullable() });

/** `GET /public/appointments/{token}/`: the appointment as its sender sees it. */
export const ownAppointmentSchema = z.object({
  ...what,
  /** The name of whom it is with; null where that is the company's own business. */
  person: z.string().nullish(),
  company: z.object({
    slug: z.string(),
    company_name: z.string(),
    phone: z.string(),
    /** As a company's own. */
    whatsapp: z.boolean().optional(),
  }),
  /** An IANA name: the company's own. */
  time_zone: z.string(),
  /** Whether its sender may still cancel it. */
  can_withdraw: z.boolean(),
});
export type OwnAppointment = z.infer<typeof ownAppointmentSchema>;

const { service, services, minutes, step, atOnce, notice, ahead } = appointmentLimits;

/** A whole number, as text from forms or as JSON. */
function wholeNumber({ min, max }: { min: number; max: number }) {
  const invalid = appointmentMessages.wholeNumberInvalid(min, max);
  return z
    .union([z.number(), z.string().overwrite(plainNumber).regex(/^\d+$/, invalid).transform(Number)], {
      error: invalid,
    })
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
  /** Whether the company has opening hours; without them nothing can be offered. */
  has_hours: z.boolean(),
  /** The company's time zone, as an IANA name. */
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

/**
 * Nothing for the services alone, a service for its days, a service and a day for the free times: of the company's diary
 * or, where they have their own, of a person's.
 */
export const slotsQuerySchema = z.object({
  service: z.string().max(40).optional(),
  day: daySchema.optional(),
  ...sentToPerson,
});
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;

/** `GET /public/company/{name}/appointments/slots/`: what is free at this moment, by the company's own clock. */
export const slotsSchema = z.object({
  services: z.array(serviceSchema),
  /** An IANA name. */
  time_zone: z.string(),
  /** Days on which the service is still available; none for one that is not offered. */
  days: z.array(daySchema),
  /** Start times on the requested day. */
  slots: z.array(timeSchema),
});
export type Slots = z.infer<typeof slotsSchema>;
