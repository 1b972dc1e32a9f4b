import { z } from "zod";
import { emailChangeLimits } from "./limits/account";
import * as accountMessages from "./messages/account";

/** Another e-mail of one's own account: it counts once the code is typed that was mailed to it. */

const codePattern = new RegExp(`^\\d{${emailChangeLimits.digits}}$`);

/** `POST /auth/email-change/confirm/`; spaces, as a mail may show it with, are left out. */
export const confirmEmailSchema = z.object({
  code: z
    .string({ error: accountMessages.emailCodeInvalid })
    .transform((code) => code.replace(/\s/g, ""))
    .pipe(z.string().regex(codePattern, accountMessages.emailCodeInvalid)),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailSchema>;
