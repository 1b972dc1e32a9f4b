import { z } from "zod";
import { optionalText, timeSchema } from "../fields";
import { type MemberField, type MemberRules, memberFields, memberRules } from "./member-rules";
import * as ownPersonMessages from "./messages/own-person";
import { personSchema, updatePersonSchema } from "./person";
import { changeRequestLimits } from "./values";

/** The card of the person that is one's own, and what one asks its company to change on it. */

const rules = Object.fromEntries(memberFields.map((field) => [field, z.enum(memberRules)]));
export const memberRulesSchema = z.object(rules) as unknown as z.ZodType<MemberRules, MemberRules>;

/** A photo is shown to whoever may change it instead. */
export const requestFields = memberFields.filter((field) => field !== "image");
export type RequestField = Exclude<MemberField, "image">;

export const changeRequestSchema = z.object({
  id: z.number().int(),
  person_id: z.number().int(),
  person_name: z.string(),
  field: z.enum(requestFields),
  /**
   * As people read it: a branch by its name, links one a line, each with its address; but hours as JSON text. Empty to leave
   * it empty.
   */
  value: z.string(),
  /** What the card says now, in the same way. */
  current: z.string(),
  /** Why, in the member's words; may be empty. */
  note: z.string(),
  created_at: timeSchema,
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** `GET /client/person/`. */
export const ownPersonSchema = z.object({
  person: personSchema,
  rules: memberRulesSchema,
  /** Those of the company, by their ids. */
  branches: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Whether the card can be opened by anybody. */
  has_card: z.boolean(),
  /** What waits for an answer. */
  requests: z.array(changeRequestSchema),
});
export type OwnPerson = z.infer<typeof ownPersonSchema>;

/** `PATCH /client/person/`, multipart: as a person's, without own words in other languages, the short address and how appointments are given. */
export const updateOwnPersonSchema = updatePersonSchema.omit({ texts: true, handle: true, appointments: true });
export type UpdateOwnPersonInput = z.infer<typeof updateOwnPersonSchema>;

/** `POST /client/person/requests/`: another one for the same field takes the place of the first. */
export const askForChangeSchema = z.object({
  field: z.enum(requestFields, { error: ownPersonMessages.fieldUnknown }),
  /** As a form would send it: a branch by its id, links and hours as JSON text. */
  value: z.string({ error: ownPersonMessages.valueInvalid }).max(changeRequestLimits.value),
  note: optionalText(changeRequestLimits.note).default(""),
});
export type AskForChangeInput = z.infer<typeof askForChangeSchema>;

/** `GET /client/change-requests/`: the oldest first. */
export const changeRequestListSchema = z.object({ results: z.array(changeRequestSchema) });

/** `POST /client/change-requests/{id}/refuse/`. */
export const refuseChangeSchema = z.object({ reason: optionalText(changeRequestLimits.note).default("") });
export type RefuseChangeInput = z.infer<typeof refuseChangeSchema>;
