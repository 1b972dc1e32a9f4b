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

/** Whose card it was sent from, by the person's id; one that is wrong leaves it to the company. */
export const sentToPerson = {
  person: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.number().int().positive())
    .optional()
    .catch(undefined),
};

/** Whose it is, for readers of more than one person's: null for the company's own. */
export const personOfSchema = z.object({ id: z.number().int(), name: z.string() }).nullable();

/** In a list: what is one person's, or nobody's. */
export const personFilterSchema = z
  .union([z.literal("none"), z.coerce.number<string | number>().int().positive()])
  .optional()
  .catch(undefined);
export type PersonFilter = NonNullable<z.infer<typeof personFilterSchema>>;

/** What senders agree to. With what they sent it is stored in the words that they read. */
export const consentTexts = {
  feedback: (company: string) => said("visitors-rules.consent.feedback", { company }),
  appointment: (company: string) => said("visitors-rules.consent.appointment", { company }),
  lead: (company: string) => said("visitors-rules.consent.lead", { company }),
} as const;
