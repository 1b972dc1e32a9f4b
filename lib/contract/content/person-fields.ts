import { z } from "zod";
import { oneLineText, optionalEmailSchema, phoneSchema, requiredLine } from "../fields";
import { textsField } from "../texts";
import * as personMessages from "./messages/person";
import { personLimits } from "./values";

function text(sent: z.ZodType<string, string>) {
  return { sent, created: sent.default(""), answer: z.string() };
}

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
  texts: { ...texts, created: texts.sent.default(null) },
};
export type PersonFieldName = keyof typeof personFields;
