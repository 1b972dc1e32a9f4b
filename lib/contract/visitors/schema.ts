import { z } from "zod";
import { said } from "../../i18n/said";
import { booleanSchema } from "../fields";
import { languageSchema } from "../language";
import * as visitorFormMessages from "./messages";

/** `GET /public/company/{name}/form/`: a ticket for one form that a visitor fills in; good for a day. */
export const formTicketSchema = z.object({ ticket: z.string() });

/** What every form of a visitor carries beside its own fields. */
export const visitorFormFields = {
  ticket: z.string({ error: visitorFormMessages.outdated }).max(500, visitorFormMessages.outdated),
  /** A field that people do not see; whoever fills it in is told that all went well. */
  fax: z.string().max(1_000).optional().catch("filled"),
  /** What the form was read in; what the sender is written to in. */
  language: languageSchema.optional().catch(undefined),
  /** The sender's word to `consentTexts`. */
  consent: booleanSchema.catch(false).refine((consent) => consent, visitorFormMessages.keepingConsentRequired),
};

/** What senders agree to. With what they sent it is stored in the words that they read. */
export const consentTexts = {
  feedback: (company: string) => said("visitors-rules.consent.feedback", { company }),
  appointment: (company: string) => said("visitors-rules.consent.appointment", { company }),
  lead: (company: string) => said("visitors-rules.consent.lead", { company }),
} as const;
