import { z } from "zod";
import { typedCodeSchema } from "./account";
import { twoFactorLimits } from "./limits/account";
import * as signInMessages from "./messages/sign-in";

/** Signing in with something that one has beside the password: a code that an app shows (RFC 6238), or one that was kept. */

const appCode = `\\d{${twoFactorLimits.digits}}`;
/** Letters and digits of base32, which nobody mistakes for one another. */
const recoveryCode = `[a-z2-7]{${twoFactorLimits.recoveryCode}}`;

/** `GET /auth/two-factor/`. */
export const twoFactorSchema = z.object({
  is_on: z.boolean(),
  /** Of those that were handed out; each is for one use. */
  recovery_codes_left: z.number().int(),
});
export type TwoFactor = z.infer<typeof twoFactorSchema>;

/** `POST /auth/two-factor/`: what an app is to be told, as base32 to be typed and as an `otpauth:` address to be scanned or followed. */
export const startedTwoFactorSchema = z.object({ secret: z.string(), uri: z.string() });
export type StartedTwoFactor = z.infer<typeof startedTwoFactorSchema>;

/** `POST /auth/two-factor/confirm/`: of the app alone. */
export const confirmTwoFactorSchema = z.object({
  code: typedCodeSchema.pipe(z.string().regex(new RegExp(`^${appCode}$`), signInMessages.twoFactorAppCodeInvalid)),
});

/** Of the app, or one that was kept. */
export const twoFactorCodeSchema = z.object({
  code: typedCodeSchema.pipe(
    z.string().regex(new RegExp(`^(${appCode}|${recoveryCode})$`), signInMessages.twoFactorCodeInvalid),
  ),
});
export type TwoFactorCodeInput = z.infer<typeof twoFactorCodeSchema>;

/** Shown once: in groups of four, as they are written down. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
