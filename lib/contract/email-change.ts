import { z } from "zod";
import { limits } from "./limits";
import * as messages from "./messages";

/** Another e-mail of one's own account: it counts once the code is typed that was mailed to it. */

const codePattern = new RegExp(`^\\d{${limits.emailChange.digits}}$`);

/** `POST /auth/email-change/confirm/`; spaces, as a mail may show it with, are left out. */
export const confirmEmailSchema = z.object({
  code: z
    .string({ error: messages.emailCodeInvalid })
    .transform((code) => code.replace(/\s/g, ""))
    .pipe(z.string().regex(codePattern, messages.emailCodeInvalid)),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailSchema>;
