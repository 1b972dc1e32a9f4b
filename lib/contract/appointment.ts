import { z } from "zod";
import { daySchema } from "./analytics";
import { appointmentDecisions, appointmentStatuses } from "./appointment-basics";
import { optionalText, phoneSchema, requiredLine, timeSchema } from "./fields";
import { appointmentLimits, leadLimits } from "./limits/visitor";
import * as appointmentMessages from "./messages/appointment";
import * as fieldMessages from "./messages/field";
import { listQuerySchema, listSchema } from "./pagination";
import { visitorFormFields } from "./visitor-form";

const what = {
  status: z.enum(appointmentStatuses),
  /** The service's name, minutes and price as they were then; the price is a text and may be empty. */
  service: z.string(),
  minutes: z.number().int(),
  price: z.string(),
  start: timeSchema,
  end: timeSchema,
  /** Who asked for it. */
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
  /** Whose card it came from; for administrators, who find it only where its sender asks for it. */
  client_id: z.number().int().optional(),
  company_name: z.string().optional(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Appointment = z.infer<typeof appointmentSchema>;

/**
 * `GET /client/appointments/`: what is still to come first, the next one before all others, and then what is over, the
 * latest first. A day is one of the company's own calendar, whose zone stands beside the rows.
 */
export const appointmentListSchema = listSchema(appointmentSchema, { time_zone: z.string() });

export const appointmentListQuerySchema = listQuerySchema(["id"], "id").extend({
  status: z.enum(appointmentStatuses).optional().catch(undefined),
  day: daySchema.optional().catch(undefined),
});
export type AppointmentListQuery = z.infer<typeof appointmentListQuerySchema>;

/** `PATCH /client/appointments/{id}/`; without a message none is left to the visitor. */
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
  ...visitorFormFields,
});
export type SendAppointmentInput = z.infer<typeof sendAppointmentSchema>;

/** `token` leads to the visitor's own page; null where a program filled the form in. */
export const sentAppointmentSchema = z.object({ detail: z.string(), token: z.string().nullable() });

/** `GET /public/appointments/{token}/`: what its sender may see. */
export const ownAppointmentSchema = z.object({
  ...what,
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
