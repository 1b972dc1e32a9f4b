import { z } from "zod";
import { ownerProofShape } from "./account";
import { emailSchema, requiredLine, timeSchema } from "./fields";
import { accountLimits } from "./limits/account";
import * as accountMessages from "./messages/account";
import { createdResetLinkSchema } from "./reset-link";

/** Those who run the site, as they see each other. */

export const administratorSchema = z.object({
  id: z.number().int(),
  /** The account's username; the record names who did something by it. */
  name: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  /** Whether it has set no password yet, since it was invited. */
  is_invited: z.boolean(),
  /** Whether it is the one that asks. */
  is_self: z.boolean(),
  created_at: timeSchema,
  /** When one of its sessions was used last; null where it is not signed in. */
  seen_at: timeSchema.nullable(),
});
export type Administrator = z.infer<typeof administratorSchema>;

/** `GET /admin/administrators/`: those made first come first. */
export const administratorListSchema = z.object({ results: z.array(administratorSchema) });

const invitationShape = {
  /** Whether the link to set a password is mailed, where there is mail; otherwise it is in the answer, once. */
  mail_link: z.boolean({ error: accountMessages.mailLinkInvalid }).default(false),
  ...ownerProofShape,
};

/** `POST /admin/administrators/`. */
export const inviteAdministratorSchema = z.object({
  name: requiredLine(accountLimits.username, accountMessages.nameRequired),
  email: emailSchema,
  ...invitationShape,
});
export type InviteAdministratorInput = z.infer<typeof inviteAdministratorSchema>;

/** `POST /admin/administrators/{id}/invite/`: another link for who has not used the first. */
export const inviteAgainSchema = z.object(invitationShape);
export type InviteAgainInput = z.infer<typeof inviteAgainSchema>;

/** `link` is null where it is mailed. */
export const invitedAdministratorSchema = z.object({
  administrator: administratorSchema,
  link: createdResetLinkSchema.nullable(),
});
