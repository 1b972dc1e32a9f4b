import { z } from "zod";
import { emailChangeLimits } from "./limits/account";
import * as accountMessages from "./messages/account";
import { plainCode } from "./typed-digits";

/** Another e-mail of one's own account: it counts once the code is typed that was mailed to it. */

const codePattern = new RegExp(`^\\d{${emailChangeLimits.digits}}$`);

/** `POST /auth/email-change/confirm/`; however it was grouped and in the digits of any script. */
export const confirmEmailSchema = z.object({
  code: z
    .string({ error: accountMessages.emailCodeInvalid })
    .transform(plainCode)
    .pipe(z.string().regex(codePattern, accountMessages.emailCodeInvalid)),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailSchema>;
