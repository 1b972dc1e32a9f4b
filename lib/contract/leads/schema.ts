import { z } from "zod";
import {
  booleanSchema,
  daySchema,
  optionalEmailSchema,
  optionalText,
  phoneSchema,
  requiredLine,
  timeSchema,
} from "../fields";
import { visitorLanguageSchema } from "../language";
import { highestLimits } from "../limits";
import * as fieldMessages from "../messages";
import { listQuerySchema, listSchema } from "../pagination";
import { plainNumber } from "../typed-digits";
import { personFilterSchema, personOfSchema, sentToPerson, visitorFormFields } from "../visitors/schema";
import { leadLimits } from "../visitors/values";
import * as leadMessages from "./messages";
import { leadKinds, leadStatuses } from "./values";

/** One line of an order, as name and price were then; `price` is null for one without. */
const leadItemSchema = z.object({
  product_id: z.number().int(),
  name: z.string(),
  price: z.string().nullable(),
  quantity: z.number().int(),
});
export type LeadItem = z.infer<typeof leadItemSchema>;

export const leadSchema = z.object({
  id: z.number().int(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  name: z.string(),
  /** Either may be empty, not both. */
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  /** A question has one product, an order at least one, a contact none. */
  items: z.array(leadItemSchema),
  /** The sum of all lines that have a price, as a decimal text. */
  total: z.string(),
  /** The ISO 4217 code of all its prices; null or absent for the site's own. */
  currency: z.string().nullish(),
  /** The owner's private notes. */
  notes: z.string(),
  /** The day on which the owner wants to be reminded. */
  remind_on: daySchema.nullable(),
  /** What the sender agreed to. */
  consent: z.string(),
  language: visitorLanguageSchema,
  /** A short answer in that language, to begin a chat with; absent where nobody is going to send it. */
  reply: z.string().optional(),
  /** The card that it came from; for administrators, if they may see leads at all. */
  client_id: z.number().int().optional(),
  company_name: z.string().optional(),
  person: personOfSchema.optional(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Lead = z.infer<typeof leadSchema>;

/** `GET /leads/`: search is over name, phone, e-mail and message; `reminded` keeps those with a reminder. */
export const leadListSchema = listSchema(leadSchema);

export const leadListQuerySchema = listQuerySchema(["created_at", "remind_on"], "-created_at").extend({
  status: z.enum(leadStatuses).optional().catch(undefined),
  kind: z.enum(leadKinds).optional().catch(undefined),
  reminded: booleanSchema.optional().catch(undefined),
  person: personFilterSchema,
});
export type LeadListQuery = z.infer<typeof leadListQuerySchema>;

/** `GET /leads/export/` and `GET /leads/contacts/`: the list's filters, all of its pages, the newest first. */
export const exportLeadsQuerySchema = leadListQuerySchema.omit({ page: true, page_size: true, ordering: true });

export type ExportLeadsQuery = z.infer<typeof exportLeadsQuerySchema>;

/** The columns of the CSV file; administrators also get the company. */
export const leadColumns = [
  "created_at",
  "kind",
  "status",
  "name",
  "phone",
  "email",
  "message",
  "items",
  "total",
  "currency",
  "notes",
  "remind_on",
  "language",
  "person",
] as const;

/** `GET /leads/stats/`. */
export const leadStatsSchema = z.object({
  total: z.number().int(),
  new: z.number().int(),
  contacted: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
});
export type LeadStats = z.infer<typeof leadStatsSchema>;

/** `PATCH /leads/{id}/`. What is absent stays; an empty or null day removes the reminder. */
export const updateLeadSchema = z.object({
  status: z.enum(leadStatuses).optional(),
  notes: optionalText(leadLimits.notes).optional(),
  remind_on: z.union([z.literal("").transform(() => null), daySchema.nullable()]).optional(),
});
export type UpdateLeadInput = z.infer<typeof updateLeadSchema>;

/** To whom something is handed over; null for the company. */
export const handOverSchema = z.object({ person_id: z.number().int().positive().nullable() });
export type HandOverInput = z.infer<typeof handOverSchema>;

/** `POST /leads/hand-over/`: all of these that are within reach. */
export const handOverLeadsSchema = handOverSchema.extend({
  ids: z.array(z.number().int().positive()).min(1).max(leadLimits.handOver),
});
export type HandOverLeadsInput = z.infer<typeof handOverLeadsSchema>;

/** Those that have changed hands; the others were the person's already, or are none within reach. */
export const handedOverSchema = z.object({ ids: z.array(z.number().int()) });

const { min, max } = leadLimits.climbHours;

/** `GET` and `PUT /leads/settings/`: who is told of what comes by people's cards. */
export const leadSettingsSchema = z.object({
  /** Whether owners are told of all; else of what came by nobody's card, or by that of somebody without an account. */
  owner_notices: z.boolean(),
  /** After how many hours without an answer the branch's managers are told, or the owners where it has none; null for never. */
  climb_hours: z.number().int().min(min).max(max).nullable(),
});
export type LeadSettings = z.infer<typeof leadSettingsSchema>;

const orderLineSchema = z.object({
  product_id: z.coerce.number<number | string>().int().positive(),
  quantity: z
    .union([z.number(), z.string().transform((text) => Number(plainNumber(text)))])
    .pipe(z.number().int().min(1).max(leadLimits.quantity, leadMessages.quantityTooLarge)),
});

/**
 * `POST /public/company/{name}/leads/`. A question names one product, an order at least one, each once; prices are the
 * company's. Phone or e-mail is required; an order needs the phone.
 */
export const sendLeadSchema = z
  .object({
    kind: z.enum(leadKinds),
    name: requiredLine(leadLimits.name, fieldMessages.nameRequired),
    phone: phoneSchema.default(""),
    email: optionalEmailSchema.default(""),
    message: optionalText(leadLimits.message).default(""),
    items: z.array(orderLineSchema).max(highestLimits.products, leadMessages.orderTooLong).default([]),
    ...sentToPerson,
    ...visitorFormFields,
  })
  .superRefine(({ kind, phone, email, items }, context) => {
    const fail = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (kind === "order" && phone === "") fail("phone", fieldMessages.phoneRequired);
    else if (phone === "" && email === "") fail("phone", leadMessages.phoneOrEmailRequired);
    if (kind === "question" && items.length !== 1) fail("items", leadMessages.productRequired);
    if (kind === "order" && items.length === 0) fail("items", leadMessages.orderEmpty);
    if (new Set(items.map(({ product_id }) => product_id)).size < items.length)
      fail("items", leadMessages.orderRepeats);
  });
export type SendLeadInput = z.infer<typeof sendLeadSchema>;

/**
 * The stored lead: items, total and currency, from which the card writes the WhatsApp message. A repeated form gets the
 * same answer.
 */
export const sentLeadSchema = z.object({ detail: z.string(), items: z.array(leadItemSchema), total: z.string() });

export type SentLead = z.infer<typeof sentLeadSchema>;
