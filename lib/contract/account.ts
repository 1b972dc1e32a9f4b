import { z } from "zod";
import { isEmail, normalizeEmail } from "./email";
import { companyNameSchema, emailSchema, phoneSchema, requiredLine, timeSchema } from "./fields";
import { accountLimits } from "./limits/account";
import * as accountMessages from "./messages/account";
import * as fieldMessages from "./messages/field";
import * as signInMessages from "./messages/sign-in";
import { passkeyProofSchema } from "./passkey";
import { plainCode } from "./typed-digits";

/** Accounts, sign-in and passwords. */

export const userSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  username: z.string(),
  is_admin: z.boolean(),
  is_client: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** `GET /profile`: the signed-in user; the client fields are null for administrators. */
export const currentUserSchema = userSchema.extend({
  client_id: z.number().int().nullish(),
  company_name: z.string().nullish(),
  phone: z.string().nullish(),
  slug: z.string().nullish(),
  /** The number that signs in beside the e-mail, as people read it, `+91 98300 12345`; null for none, absent where a provider knows of none. */
  sign_in_phone: z.string().nullish(),
  created_at: timeSchema.nullish(),
  /** Another e-mail that was asked for and waits for its code. */
  pending_email: z.string().nullish(),
  /** Whether nothing else may be done before the second step of signing in is on. */
  two_factor_missing: z.boolean().nullish(),
  /** Whether the owner's proof may be a passkey's; absent where a provider knows of none. */
  has_passkey: z.boolean().nullish(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/**
 * By what an account is signed in: its e-mail, in lower case, or its company's telephone number, as it was typed. A
 * number has to be whole, with its country's code or as one of this country, which only the provider looks at.
 */
const signInNameSchema = z
  .string({ error: fieldMessages.emailRequired })
  .trim()
  .min(1, fieldMessages.emailRequired)
  .max(accountLimits.email, fieldMessages.tooLong(accountLimits.email))
  .refine((text) => phoneSchema.safeParse(text).success || isEmail(text), fieldMessages.emailInvalid)
  .transform((text) => phoneSchema.safeParse(text).data ?? normalizeEmail(text));

/** A code beside the password, as apps and papers show it, in groups, as phones begin it, with a capital letter,
 * and in the digits of any script. */
export const typedCodeSchema = z
  .string({ error: signInMessages.twoFactorCodeInvalid })
  .max(100, signInMessages.twoFactorCodeInvalid)
  .transform(plainCode);

/** `POST /token/`. */
export const loginSchema = z.object({
  email: signInNameSchema,
  password: z.string({ error: accountMessages.passwordRequired }).min(1, accountMessages.passwordRequired).max(1_000),
  /** Where the account asks for one as well; what cannot be one is a wrong one, as a wrong password is. */
  code: typedCodeSchema.optional(),
});
export type LoginInput = z.infer<typeof loginSchema>;
export type LoginValues = z.input<typeof loginSchema>;

/**
 * What an earlier sign-in of this browser was given to keep. From a browser that the account knows, guesses of others keep
 * nobody out. What it cannot be counts as none, for it must not keep anybody out.
 */
export const deviceSchema = z.string().max(100).optional().catch(undefined);

/** The call's own version. */
export const signInSchema = loginSchema.extend({ device: deviceSchema });
export type SignInInput = z.infer<typeof signInSchema>;

/** `POST /token/passkey/`: what the browser has signed. */
export const passkeySignInSchema = z.object({ credential: passkeyProofSchema, device: deviceSchema });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

/** Answer of `POST /token/` and `POST /token/refresh/`: access lives 10 minutes, refresh 7 days and for one use. */
export const tokensSchema = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;

/** Of `POST /token/` alone, what the browser is to keep, see `signInSchema`. */
export const signedInSchema = tokensSchema.extend({ device: z.string().max(100).optional() });
export type SignedIn = z.infer<typeof signedInSchema>;

/** `GET /public/ways-in/`. */
export const waysInSchema = z.object({
  passkeys: z.boolean(),
  /** What the operator's own sign-in service is called; null where there is none. */
  oidc: z.string().nullable(),
});
export type WaysIn = z.infer<typeof waysInSchema>;

/** `POST /token/refresh/` and, optionally, `POST /auth/logout`. */
export const refreshSchema = z.object({ refresh: z.string().min(1).max(1_000) });

export const usernameSchema = requiredLine(accountLimits.username, accountMessages.usernameRequired);

/**
 * With what the owner of the session's account confirms a call that nobody may make who merely finds the dashboard open: the
 * password in use, or what a passkey of the account has signed, see `startPasskeyProof`. Which calls ask is decided by what
 * they change.
 */
export const ownerProofShape = {
  current_password: z.string().max(1_000).optional(),
  passkey: passkeyProofSchema.nullish(),
};

/** Of calls that ask for that and nothing else. */
export const ownerProofSchema = z.object(ownerProofShape);
export type OwnerProof = z.infer<typeof ownerProofSchema>;

/**
 * `PUT /auth/profile`: what is absent stays; company_name and phone are ignored for administrators. Another e-mail, with
 * which one signs in from then on, asks for the owner's proof.
 */
export const updateAccountSchema = z
  .object({ username: usernameSchema, email: emailSchema, company_name: companyNameSchema, phone: phoneSchema })
  .partial()
  .extend(ownerProofShape);
export type UpdateAccountInput = z.infer<typeof updateAccountSchema>;

/** `PUT /auth/sign-in-phone/`: a whole number, with its country's code or as one of this country; empty for none. */
export const signInPhoneSchema = z.object({
  phone: z.string({ error: fieldMessages.phoneInvalid }).pipe(phoneSchema),
  ...ownerProofShape,
});
export type SignInPhoneInput = z.infer<typeof signInPhoneSchema>;

/** The form's version, in which a number has to be typed. */
export const newSignInPhoneSchema = signInPhoneSchema.extend({
  phone: z.string({ error: fieldMessages.phoneRequired }).trim().min(1, fieldMessages.phoneRequired).pipe(phoneSchema),
});

/** A password being set for the first time. */
export const passwordSchema = z
  .string({ error: accountMessages.passwordRequired })
  .min(1, accountMessages.passwordRequired)
  .min(accountLimits.password.min, accountMessages.passwordTooShort)
  .max(accountLimits.password.max, accountMessages.passwordTooLong);

/**
 * `PUT /auth/change-password` and `PATCH /admin/clients/{id}/change-password/`. The rules run in a fixed order and the
 * first that fails is the only one reported.
 */
export const changePasswordSchema = z
  .object({ current_password: z.string().catch(""), new_password: z.string().catch("") })
  .superRefine((input, context) => {
    const broken = firstBrokenRule(input);
    if (broken) context.addIssue({ code: "custom", path: [broken.field], message: broken.message });
  });
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** The form's version, which also confirms the new password. */
export const changePasswordFormSchema = z
  .object({ current_password: z.string(), new_password: z.string(), confirm_password: z.string() })
  .superRefine((input, context) => {
    const broken = firstBrokenRule(input);
    if (broken) context.addIssue({ code: "custom", path: [broken.field], message: broken.message });
  });
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;

type Passwords = { current_password?: string; new_password: string; confirm_password?: string };

/** The first rule of a password change that is broken; whoever sets one by a link names no current one. */
export function firstBrokenRule(input: Passwords) {
  const { current_password: current, new_password: next, confirm_password: confirm = next } = input;
  if (current === "") return { field: "current_password", message: accountMessages.currentPasswordRequired };
  if (!next) return { field: "new_password", message: accountMessages.newPasswordRequired };
  if (next.length < accountLimits.password.min)
    return { field: "new_password", message: accountMessages.newPasswordTooShort };
  if (next.length > accountLimits.password.max)
    return { field: "new_password", message: accountMessages.passwordTooLong };
  if (next !== confirm) return { field: "confirm_password", message: accountMessages.newPasswordMismatch };
  if (next === current) return { field: "new_password", message: accountMessages.newPasswordSame };
  return null;
}
