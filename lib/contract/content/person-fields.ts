import { z } from "zod";
import { jsonList, oneLineText, optionalEmailSchema, optionalText, phoneSchema, requiredLine } from "../fields";
import { type PlainLink, plainLinkSchema } from "../links";
import * as fieldMessages from "../messages";
import { type OpeningHours, openingHoursSchema } from "../opening-hours";
import { textsField } from "../texts";
import { isFormedAsHandle, isReservedHandle } from "./handle";
import * as personMessages from "./messages/person";
import { appointmentWays, personLimits } from "./values";

function text(sent: z.ZodType<string, string>) {
  return { sent, created: sent.default(""), answer: z.string() };
}

const branchIdSchema = z
  .union([z.string(), z.number(), z.null()], { error: personMessages.branchUnknown })
  .transform((id) => (id === "" || id === null ? null : Number(id)))
  .refine((id) => id === null || (Number.isSafeInteger(id) && id > 0), personMessages.branchUnknown);

const name = requiredLine(personLimits.name, personMessages.nameRequired);
const role = oneLineText(personLimits.role);
const about = optionalText(personLimits.about);
const texts = textsField({ name, role, about });

/** JSON text of `[{title, texts, url, icon}, …]`; null and empty text are none. */
const links = jsonList(fieldMessages.linksInvalid)
  .transform((sent) => sent ?? [])
  .pipe(z.array(plainLinkSchema).max(personLimits.links, personMessages.linksLimit));

const appointments = z.enum(appointmentWays, { error: personMessages.appointmentsInvalid });

/** In small letters; empty for none. */
const handle = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === "" || isFormedAsHandle(text), personMessages.handleInvalid)
  .refine((text) => !isReservedHandle(text), personMessages.handleReserved);

/** The table of what is said of one: what a write carries, with what a new one begins, and what an answer has. */
export const personFields = {
  name: { sent: name, created: name, answer: z.string() },
  /** What they do there: "Sales". */
  role: text(role),
  /** As they were typed; empty without one. */
  phone: text(phoneSchema),
  whatsapp: text(phoneSchema),
  email: text(optionalEmailSchema),
  /** The id of a branch of the profile; null for none. */
  branch_id: { sent: branchIdSchema, created: branchIdSchema.default(null), answer: z.number().int().nullish() },
  /** Shown on their own card alone, as are their links. */
  about: { ...text(about), answer: z.string().optional() },
  links: {
    sent: links,
    created: links.default([]),
    answer: links.optional().catch([]),
    column: {
      write: (value: PlainLink[]) => JSON.stringify(value),
      read: (stored: string) => JSON.parse(stored) as PlainLink[],
    },
  },
  /** When they are there, as a company's; null where their branch's, or else the company's, hold for them. */
  hours: {
    sent: openingHoursSchema,
    created: openingHoursSchema.default(null),
    answer: openingHoursSchema.optional().catch(null),
    column: {
      write: (value: OpeningHours | null) => value && JSON.stringify(value),
      read: (stored: string | null): OpeningHours | null => stored && JSON.parse(stored),
    },
  },
  /** How one gets an appointment with them. */
  appointments: {
    sent: appointments,
    created: appointments.default("company"),
    answer: appointments.optional().catch(undefined),
  },
  /** Their card's short address, `/{company}/{handle}`. Anybody is told it where the company has such addresses alone. */
  handle: { ...text(handle), answer: z.string().optional() },
  texts: { ...texts, created: texts.sent.default(null) },
};
export type PersonFieldName = keyof typeof personFields;
