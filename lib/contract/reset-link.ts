import { z } from "zod";
import { firstBrokenRule } from "./account";
import { emailSchema, timeSchema } from "./fields";
import { resetLinkLimits } from "./limits/account";
import * as accountMessages from "./messages/account";

/** One-time links with which somebody who forgot the password sets a new one. */

/** `GET /public/reset-links/`: whether one can be asked for by mail. */
export const resetHelpSchema = z.object({ can_mail: z.boolean() });

/** `POST /public/reset-links/`: the answer is the same whether or not an account has this e-mail. */
export const askForResetLinkSchema = z.object({ email: emailSchema });

const tokenSchema = z.string({ error: accountMessages.resetLinkInvalid }).min(1, accountMessages.resetLinkInvalid);

/** `POST /public/reset-links/check/`: looks at a link without using it up. */
export const checkResetLinkSchema = z.object({ token: tokenSchema.max(resetLinkLimits.token) });

/** Whose password the link sets. */
export const checkedResetLinkSchema = z.object({ email: z.string(), expires_at: timeSchema });

/** `POST /public/reset-links/use/`: sets the password, which uses the link up. */
export const resetPasswordSchema = checkResetLinkSchema
  .extend({ new_password: z.string().catch("") })
  .superRefine(checkPasswords);
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;

/** The form's version, which confirms the new password. */
export const resetPasswordFormSchema = z
  .object({ new_password: z.string(), confirm_password: z.string() })
  .superRefine(checkPasswords);

/** `POST /admin/clients/{id}/reset-link/`: a link to hand over, told only here. */
export const createdResetLinkSchema = z.object({ token: z.string(), expires_at: timeSchema });
export type CreatedResetLink = z.infer<typeof createdResetLinkSchema>;

function checkPasswords(input: { new_password: string; confirm_password?: string }, context: z.RefinementCtx): void {
  const broken = firstBrokenRule(input);
  if (broken) context.addIssue({ code: "custom", path: [broken.field], message: broken.message });
}
