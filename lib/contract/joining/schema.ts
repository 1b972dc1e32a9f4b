import { z } from "zod";
import { profileLimits } from "../cards/values";
import { hasWayIn, importAnswerSchema, newAccountShape, wayInRequired } from "../clients/schema";
import { personFields } from "../content/person-fields";
import { personLimits } from "../content/values";
import { oneLineText, optionalEmailSchema, phoneSchema, requiredLine, timeSchema, wholeSchema } from "../fields";
import { highestLimits } from "../limits";
import * as fieldMessages from "../messages";
import { listQuerySchema, listSchema, orderSchema } from "../pagination";
import { memberRoles } from "../policies";
import * as joiningMessages from "./messages";
import { joinLimits, peopleFileLimits } from "./values";

const flagSchema = z.boolean({ error: fieldMessages.booleanInvalid });
const branchId = personFields.branch_id;
const tokenSchema = z.string({ error: joiningMessages.linkEnded }).max(100, joiningMessages.linkEnded);
const nameSchema = requiredLine(personLimits.name, fieldMessages.nameRequired);

/** A link by which anybody who has it joins the company, in a branch or in none. */
export const joinLinkSchema = z.object({
  id: z.number().int(),
  /** What its address ends in. */
  token: z.string(),
  branch_id: branchId.answer,
  /** Null for one that is closed by hand alone. */
  ends_at: timeSchema.nullable(),
  /** How many may join by it; null for any number. */
  most: z.number().int().nullable(),
  /** How many have. */
  used: z.number().int(),
  /** Whether an owner or the branch's manager has to agree. */
  needs_approval: z.boolean(),
  /** Whether it still lets somebody in. */
  is_open: z.boolean(),
  created_at: timeSchema,
});
export type JoinLink = z.infer<typeof joinLinkSchema>;

export const joinLinkListSchema = z.object({ results: z.array(joinLinkSchema) });

/** `POST /client/join-links/`. */
export const createJoinLinkSchema = z.object({
  branch_id: branchId.created,
  ends_at: z.union([timeSchema, z.null()], { error: joiningMessages.endsInvalid }).default(null),
  most: wholeSchema(1, joinLimits.most, joiningMessages.mostInvalid).default(null),
  needs_approval: flagSchema.default(true),
});
export type CreateJoinLinkInput = z.infer<typeof createJoinLinkSchema>;

/** Somebody who waits to be let in. */
export const joinRequestSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  branch_id: branchId.answer,
  created_at: timeSchema,
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

/** `GET /client/join-requests/`: who has waited longest comes first; there is no search. */
export const joinRequestListSchema = listSchema(joinRequestSchema);
export const joinRequestListQuerySchema = listQuerySchema(["id"], "id");

/** One that somebody has, for a person or to own or manage the company. */
export const invitationSchema = z.object({
  id: z.number().int(),
  role: z.enum(memberRoles),
  /** The person whose card will be the account's own. */
  person_id: z.number().int().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Of a manager to be. */
  branch_ids: z.array(z.number().int()),
  expires_at: timeSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `GET /client/joining/`: how far the company's people have joined, as far as the caller reaches them. */
export const joiningSchema = z.object({
  invitations: z.array(invitationSchema),
  /** How many wait to be let in. */
  waiting: z.number().int(),
  /** How many links let people join now. */
  open_links: z.number().int(),
  /** Those that the caller can invite to. */
  branches: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type Joining = z.infer<typeof joiningSchema>;

const invited = {
  name: oneLineText(personLimits.name).default(""),
  phone: phoneSchema.default(""),
  email: optionalEmailSchema.default(""),
  /** Whether the link is mailed; otherwise whoever invites hands it over. */
  by_mail: flagSchema.default(false),
};

/**
 * `POST /client/invitations/`: a person by `person_id`, whose own name, number and e-mail count; or an owner or manager. Who
 * is invited already gets a new link, and the former one ends; without a `role` it is the one of before, else a member's.
 */
export const inviteSchema = z.object({
  role: z.enum(memberRoles).optional(),
  person_id: z.number().int().positive().nullable().default(null),
  branch_ids: z.array(z.number().int().positive()).max(100).default([]),
  ...invited,
});
export type InviteInput = z.infer<typeof inviteSchema>;

/** `POST /client/people/invite/`: those who are gone, or out of reach, stay out. */
export const invitePeopleSchema = z.object({ ids: orderSchema(highestLimits.people).shape.ids.min(1) });
/**
 * How many of them are mailed an invitation, have an account, have no e-mail, would be a mail too many today, and are
 * invited to a role that only an owner gives.
 */
export const invitedPeopleSchema = z.object({
  sent: z.number().int(),
  joined: z.number().int(),
  without_email: z.number().int(),
  limited: z.number().int(),
  owners_alone: z.number().int(),
});
export type InvitedPeople = z.infer<typeof invitedPeopleSchema>;

/** `GET /admin/clients/{id}/owners/`: who owns the client, and who is invited to. */
export const ownersSchema = z.object({
  /** The oldest first; `name`, `email` and `phone` are those of the account. */
  owners: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      joined_at: timeSchema,
    }),
  ),
  invitations: z.array(invitationSchema),
});
export type Owners = z.infer<typeof ownersSchema>;

/** `POST /admin/clients/{id}/owners/`. */
export const inviteOwnerSchema = z.object(invited);
export type InviteOwnerInput = z.infer<typeof inviteOwnerSchema>;

/** `token` is what the link's address ends in, told only here; null for one that goes by mail. */
export const madeInvitationSchema = z.object({ invitation: invitationSchema, token: z.string().nullable() });
export type MadeInvitation = z.infer<typeof madeInvitationSchema>;

/** One of the people to add; the branch by its name. */
export const addedPersonSchema = z.object({
  name: personFields.name.created,
  phone: personFields.phone.created,
  role: personFields.role.created,
  email: personFields.email.created,
  branch: oneLineText(profileLimits.branches.name).default(""),
});
export type AddedPerson = z.infer<typeof addedPersonSchema>;

/** `POST /client/people/many/`. Rows are checked one by one, so that a wrong one does not stop the others. */
export const addPeopleSchema = z.object({
  dry_run: flagSchema.default(false),
  /** Whether those with an e-mail are mailed an invitation. */
  mail_invitations: flagSchema.default(false),
  rows: z
    .array(z.unknown(), { error: joiningMessages.rowsRequired })
    .min(1, joiningMessages.rowsRequired)
    .max(peopleFileLimits.rows, joiningMessages.tooLong),
});
export type AddPeopleInput = z.infer<typeof addPeopleSchema>;

/** What each row has become, or would: `existing` where the company has somebody with its e-mail, or else its number. */
export const addedPeopleSchema = importAnswerSchema;

/** `POST /public/join/check/`: of what a link's address ends in. */
export const checkJoinSchema = z.object({ token: tokenSchema });

/** Where a link leads, as its page tells it. */
export const joinOfferSchema = z.object({
  company_name: z.string(),
  branch: z.string().nullable(),
  /** The name of whoever has made the link; null where that account is gone. */
  inviter: z.string().nullable(),
  role: z.enum(memberRoles),
  needs_approval: z.boolean(),
  /** Of whoever is invited; empty on a link for many. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type JoinOffer = z.infer<typeof joinOfferSchema>;

/** `POST /public/join/`: by a new account. */
export const joinSchema = z
  .object({ ...newAccountShape, token: tokenSchema, name: nameSchema, phone: phoneSchema.default("") })
  .refine(hasWayIn, wayInRequired);
export type JoinInput = z.infer<typeof joinSchema>;

/** `POST /account/join/`: by the account that is signed in; name and number are those of its card to be. */
export const acceptJoinSchema = z.object({ token: tokenSchema, name: nameSchema, phone: phoneSchema.default("") });
export type AcceptJoinInput = z.infer<typeof acceptJoinSchema>;

export const acceptedJoinSchema = z.object({
  client_id: z.number().int(),
  /** Whether it waits to be let in. */
  is_waiting: z.boolean(),
});
export type AcceptedJoin = z.infer<typeof acceptedJoinSchema>;
