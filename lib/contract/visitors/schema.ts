import { z } from "zod";
import { booleanSchema } from "../fields";
import * as visitorFormMessages from "./messages";

/** `GET /public/company/{name}/form/`: a ticket for one form that a visitor fills in; good for a day. */
export const formTicketSchema = z.object({ ticket: z.string() });

/** What every form of a visitor carries beside its own fields. */
export const visitorFormFields = {
  ticket: z.string({ error: visitorFormMessages.outdated }).max(500, visitorFormMessages.outdated),
  /** A field that people do not see; whoever fills it in is told that all went well. */
  fax: z.string().max(1_000).optional().catch("filled"),
  /** The sender's word to `consentTexts`. */
  consent: booleanSchema.catch(false).refine((consent) => consent, visitorFormMessages.keepingConsentRequired),
};

/** What senders agree to, stored with what they sent. */
export const consentTexts = {
  feedback: (company: string) =>
    `${company} may keep my name, phone number or email, and review, and show the review with my name on its card.`,
  appointment: (company: string) => `${company} may keep what I send here for this appointment.`,
  lead: (company: string) => `${company} may keep what I send here to answer me.`,
} as const;
