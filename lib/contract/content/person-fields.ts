import { z } from "zod";
import { oneLineText, optionalEmailSchema, phoneSchema, requiredLine } from "../fields";
import { textsField } from "../texts";
import * as personMessages from "./messages/person";
import { personLimits } from "./values";

function text(sent: z.ZodType<string, string>) {
  return { sent, created: sent.default(""), answer: z.string() };
}

const branchIdSchema = z
  .union([z.string(), z.number(), z.null()], { error: personMessages.branchUnknown })
  .transform((id) => (id === "" || id === null ? null : Number(id)))
  .refine((id) => id === null || (Number.isSafeInteger(id) && id > 0), personMessages.branchUnknown);

const name = requiredLine(personLimits.name, personMessages.nameRequired);
const role = oneLineText(personLimits.role);
const texts = textsField({ name, role });

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
  texts: { ...texts, created: texts.sent.default(null) },
};
export type PersonFieldName = keyof typeof personFields;
