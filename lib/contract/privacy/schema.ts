import { z } from "zod";
import { appointmentSchema } from "../appointments/schema";
import { normalizeEmail } from "../email";
import { feedbackSchema } from "../feedback/schema";
import { emailSchema, phoneSchema } from "../fields";
import { leadSchema } from "../leads/schema";
import * as fieldMessages from "../messages";

/** The person's whole e-mail address, or whole number however it is spaced. */
export const contactSchema = z.object({
  contact: z
    .string({ error: fieldMessages.contactRequired })
    .trim()
    .refine((contact) => contact !== "" && emailSchema.or(phoneSchema).safeParse(contact).success, {
      error: fieldMessages.contactRequired,
    })
    .transform((contact) => phoneSchema.safeParse(contact).data ?? normalizeEmail(contact)),
});
export type ContactInput = z.infer<typeof contactSchema>;

/** `POST /visitor-data/find/`: everything that the person sent, newest first. */
export const visitorDataSchema = z.object({
  feedback: z.array(feedbackSchema),
  leads: z.array(leadSchema),
  /** Absent if a provider keeps none, like their count below. */
  appointments: z.array(appointmentSchema).optional(),
});
export type VisitorData = z.infer<typeof visitorDataSchema>;

/** `POST /visitor-data/delete/`: how much was deleted. */
export const deletedVisitorDataSchema = z.object({
  feedback: z.number().int(),
  leads: z.number().int(),
  appointments: z.number().int().optional(),
});
export type DeletedVisitorData = z.infer<typeof deletedVisitorDataSchema>;
