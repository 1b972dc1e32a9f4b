import { z } from "zod";
import { emailSchema, optionalText, requiredText, timeSchema } from "./fields";
import { limits } from "./limits";
import { messages } from "./messages";

export const feedbackStatuses = ["approved", "pending", "rejected"] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** Stars, best first. */
export const ratings = [5, 4, 3, 2, 1] as const;

export const feedbackSchema = z.object({
  id: z.number().int(),
  customer_name: z.string(),
  customer_email: z.string(),
  message: z.string(),
  rating: z.number().int().min(1).max(5),
  status: z.enum(feedbackStatuses),
  /** What the company answered. */
  response: z.string().optional(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** Feedback that the company writes down itself. */
export const createFeedbackSchema = z.object({
  customer_name: requiredText(limits.feedback.name, messages.customerNameRequired),
  customer_email: emailSchema,
  rating: z.coerce
    .number<number | string>({ error: messages.ratingRequired })
    .int(messages.ratingRequired)
    .min(1, messages.ratingRequired)
    .max(5, messages.ratingRequired),
  message: requiredText(limits.feedback.message, messages.feedbackMessageRequired),
});
export type CreateFeedbackInput = z.infer<typeof createFeedbackSchema>;

/** An empty response takes the former one away. */
export const respondToFeedbackSchema = z.object({ response: optionalText(limits.feedback.response) });
export type RespondToFeedbackInput = z.infer<typeof respondToFeedbackSchema>;
