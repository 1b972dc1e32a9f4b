import { z } from "zod";
import { optionalEmailSchema, optionalText, phoneSchema, requiredLine, requiredText, timeSchema } from "../fields";
import { visitorLanguageSchema } from "../language";
import * as fieldMessages from "../messages";
import { listQuerySchema, listSchema } from "../pagination";
import { visitorFormFields } from "../visitors/schema";
import { feedbackLimits } from "../visitors/values";
import * as feedbackMessages from "./messages";
import { contactField, feedbackOrigins, feedbackStatuses, readContact } from "./values";

export const feedbackSchema = z.object({
  id: z.number().int(),
  customer_name: z.string(),
  /** Either may be empty; a provider without numbers leaves the phone out. */
  customer_email: z.string(),
  customer_phone: z.string().default(""),
  message: z.string(),
  rating: z.number().int().min(1).max(5),
  status: z.enum(feedbackStatuses),
  /** What the company answered. */
  response: z.string().optional(),
  /** Absent where a provider does not tell them apart. */
  origin: z.enum(feedbackOrigins).optional(),
  /** What its sender agreed to; empty for a testimonial. */
  consent: z.string().optional(),
  language: visitorLanguageSchema,
  /** As a lead's: about the company's answer, where the card shows one. */
  reply: z.string().optional(),
  /** Leads to its sender's page; absent for a testimonial, which has none. */
  token: z.string().optional(),
  /** The card that it is on; for administrators. */
  client_id: z.number().int().optional(),
  company_name: z.string().optional(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** `GET /feedback/`: search is over name, e-mail, number and message. */
export const feedbackListSchema = listSchema(feedbackSchema);

export const feedbackListQuerySchema = listQuerySchema(["created_at", "rating"], "-created_at").extend({
  status: z.enum(feedbackStatuses).optional().catch(undefined),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
});
export type FeedbackListQuery = z.infer<typeof feedbackListQuerySchema>;

/** `GET /feedback/stats/`. */
export const feedbackStatsSchema = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
  /** Of the approved, to one decimal; null without any. */
  average: z.number().nullable(),
});
export type FeedbackStats = z.infer<typeof feedbackStatsSchema>;

const ratingSchema = z.coerce
  .number<number | string>({ error: feedbackMessages.ratingRequired })
  .int(feedbackMessages.ratingRequired)
  .min(1, feedbackMessages.ratingRequired)
  .max(5, feedbackMessages.ratingRequired);

const told = {
  customer_name: requiredLine(feedbackLimits.name, feedbackMessages.customerNameRequired),
  rating: ratingSchema,
  message: requiredText(feedbackLimits.message, feedbackMessages.messageRequired),
};

const contact = {
  customer_phone: phoneSchema.default(""),
  customer_email: optionalEmailSchema.default(""),
};

const isContactGiven = (input: { customer_phone: string; customer_email: string }) =>
  input.customer_phone !== "" || input.customer_email !== "";

/** Adds the missing contact to other failures; a refused contact is not missing. */
const contactMissing = {
  path: ["customer_phone"],
  error: feedbackMessages.contactRequired,
  when: ({ value }: z.core.ParsePayload) => z.object(contact).safeParse(value).success,
};

/**
 * `POST /feedback/`: a testimonial that the company writes down. It needs a number or an address, to be found when that
 * customer asks for their data.
 */
export const createFeedbackSchema = z.object({ ...told, ...contact }).refine(isContactGiven, contactMissing);
export type CreateFeedbackInput = z.infer<typeof createFeedbackSchema>;

/** The same as a form has it, with number or address in one field. */
export const feedbackFormSchema = z.object({
  ...told,
  [contactField]: z.string().transform((text, { addIssue }) => {
    const { data, error } = z.object(contact).refine(isContactGiven, contactMissing).safeParse(readContact(text));
    if (data) return data;
    for (const { message } of error.issues) addIssue({ code: "custom", message });
    return z.NEVER;
  }),
});

/** `PATCH /feedback/{id}/`. What is absent stays; an empty response removes the earlier one. */
export const updateFeedbackSchema = z.object({
  status: z.enum(feedbackStatuses).optional(),
  response: optionalText(feedbackLimits.response).optional(),
});
export type UpdateFeedbackInput = z.infer<typeof updateFeedbackSchema>;

export const respondToFeedbackSchema = z.object({ response: optionalText(feedbackLimits.response) });
export type RespondToFeedbackInput = z.infer<typeof respondToFeedbackSchema>;

/** `POST /public/company/{name}/feedback/`: a review, which the company approves first. */
export const sendFeedbackSchema = z
  .object({
    ...told,
    ...contact,
    customer_name: requiredLine(feedbackLimits.name, fieldMessages.nameRequired),
    ...visitorFormFields,
  })
  .refine(isContactGiven, contactMissing);
export type SendFeedbackInput = z.infer<typeof sendFeedbackSchema>;

/** What anybody may read of an approved review. */
export const publicFeedbackSchema = feedbackSchema.pick({
  id: true,
  customer_name: true,
  message: true,
  rating: true,
  response: true,
  origin: true,
  created_at: true,
});
export type PublicFeedback = z.infer<typeof publicFeedbackSchema>;

/** `GET /public/feedback/{token}/`: the review as its sender sees it. */
export const ownFeedbackSchema = z.object({
  status: z.enum(feedbackStatuses),
  rating: z.number().int().min(1).max(5),
  message: z.string(),
  /** The company's response, once its card shows it; may be empty. */
  response: z.string(),
  company: z.object({ slug: z.string(), company_name: z.string() }),
  language: visitorLanguageSchema,
});
export type OwnFeedback = z.infer<typeof ownFeedbackSchema>;

/** `GET /public/company/{name}/feedback/`: the approved ones, newest first. */
export const publicFeedbackListSchema = listSchema(publicFeedbackSchema, {
  /** The rating of all of them, to one decimal; null without any. */
  average: z.number().nullable().default(null),
});

export const publicFeedbackQuerySchema = listQuerySchema(["created_at"], "-created_at");
