import { z } from "zod";
import { eventLimits } from "@/lib/contract/analytics/values";
import { appointmentStatuses } from "@/lib/contract/appointments/values";
import * as cardFileMessages from "@/lib/contract/backup/messages";
import { cardFileLimits } from "@/lib/contract/backup/values";
import { productLimits } from "@/lib/contract/content/values";
import { currencySchema } from "@/lib/contract/currency";
import { feedbackOrigins, feedbackStatuses } from "@/lib/contract/feedback/values";
import {
  emailSchema as contractEmailSchema,
  daySchema,
  oneLineText,
  optionalText,
  phoneSchema,
} from "@/lib/contract/fields";
import { languageSchema } from "@/lib/contract/language";
import { leadKinds, leadStatuses } from "@/lib/contract/leads/values";
import { highestLimits } from "@/lib/contract/limits";
import { appointmentLimits, feedbackLimits, leadLimits } from "@/lib/contract/visitors/values";
import { isItemOf, metrics } from "../../analytics/counting/figures";
import { momentSchema, pastSchema } from "./moments";

/** Visitors' forms and figures as lines of JSON in an archive. */

/** Unique per form, so that a second import of the same form is recognised. */
const ticketSchema = z.string().min(1).max(200);
const consentSchema = optionalText(1_000);
/** Absent in older archives; other releases may know others. */
const languageOfSender = languageSchema.nullable().catch(null);
const emailSchema = z.union([z.literal(""), contractEmailSchema]);
const countSchema = z.number().int().min(0).max(1_000_000);
/** Whose it is: the place among the card's people; null is the company. Absent in older archives. */
const personSchema = z.number().int().min(0).nullable().default(null);
const times = { created_at: pastSchema, updated_at: pastSchema };

const leadSchema = z.object({
  ticket: ticketSchema,
  person: personSchema,
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  name: oneLineText(leadLimits.name),
  phone: phoneSchema,
  email: emailSchema,
  message: optionalText(leadLimits.message),
  items: z
    .array(
      z.object({
        product_id: z.number().int().min(0),
        name: oneLineText(productLimits.name),
        price: z
          .string()
          .regex(/^\d{1,15}\.\d{2,3}$/)
          .nullable(),
        quantity: z.number().int().min(1).max(leadLimits.quantity),
      }),
    )
    .max(highestLimits.products),
  total: z.string().regex(/^\d{1,25}(\.\d{2,3})?$/),
  currency: currencySchema,
  notes: optionalText(leadLimits.notes),
  remind_on: daySchema.nullable(),
  reminded_on: daySchema.nullable(),
  consent: consentSchema,
  language: languageOfSender,
  ...times,
});

const reviewSchema = z.object({
  ticket: ticketSchema.nullable(),
  customer_name: oneLineText(feedbackLimits.name),
  customer_email: emailSchema,
  /** Absent in older archives. */
  customer_phone: phoneSchema.default(""),
  message: optionalText(feedbackLimits.message),
  rating: z.number().int().min(1).max(5),
  status: z.enum(feedbackStatuses),
  response: optionalText(feedbackLimits.response).nullable(),
  origin: z.enum(feedbackOrigins),
  consent: consentSchema,
  language: languageOfSender,
  responded_at: pastSchema.nullable(),
  ...times,
});

const appointmentSchema = z.object({
  ticket: ticketSchema,
  person: personSchema,
  token: z.string().regex(/^[\w-]{16,100}$/),
  status: z.enum(appointmentStatuses).exclude(["expired"]),
  service: oneLineText(appointmentLimits.service),
  minutes: z.number().int().min(appointmentLimits.minutes.min).max(appointmentLimits.minutes.max),
  price: oneLineText(appointmentLimits.price),
  starts_at: momentSchema,
  ends_at: momentSchema,
  held_until: momentSchema.nullable(),
  name: oneLineText(leadLimits.name),
  phone: phoneSchema,
  note: optionalText(appointmentLimits.note),
  message: optionalText(appointmentLimits.message),
  consent: consentSchema,
  language: languageOfSender,
  sequence: countSchema,
  ...times,
});

/** More events than a card can get in a day. */
const mostOnDay = 24 * eventLimits.perCompanyHour;

/** All figures of one day; months and years are computed from days. */
const daySchemaOfFigures = z.object({
  day: daySchema,
  figures: z
    .array(
      z
        .object({ metric: z.enum(metrics), item: z.string().max(200), count: z.number().int().min(1).max(mostOnDay) })
        .refine(({ metric, item }) => isItemOf(metric, item), { path: ["item"], error: cardFileMessages.notCounted }),
    )
    .max(cardFileLimits.figures.day),
});

export const rowSchemas = {
  leads: leadSchema,
  reviews: reviewSchema,
  appointments: appointmentSchema,
  figures: daySchemaOfFigures,
} as const;
export type RowKind = keyof typeof rowSchemas;
export type ArchivedRow<K extends RowKind> = z.output<(typeof rowSchemas)[K]>;
/** The schema's input, as an export writes it. */
export type WrittenRow<K extends RowKind> = z.input<(typeof rowSchemas)[K]>;
