import { z } from "zod";
import { shownAnnouncementSchema } from "../announcements/schema";
import { isEmail, normalizeEmail } from "../email";
import { companyNameSchema, emailSchema, oneLineText, phoneSchema, requiredLine, timeSchema } from "../fields";
import { languageSchema } from "../language";
import * as fieldMessages from "../messages";
import { allowanceSchema, subscriptionSchema } from "../plans/schema";
import { memberRoles } from "../policies";
import { plainCode } from "../typed-digits";
import { textLimits } from "../values";
import * as accountMessages from "./messages";
import * as signInMessages from "./sign-in-messages";
import { accountLimits, emailChangeLimits, passkeyLimits, resetLinkLimits, twoFactorLimits } from "./values";

/**
 * Passkeys: signing in with a key that a phone, a computer or a security key releases for a fingerprint, a face or a PIN
 * (Web Authentication, https://www.w3.org/TR/webauthn-3/).
 */

/** One of the account's, as it is listed. */
export const passkeySchema = z.object({
  id: z.number().int(),
  /** Its owner's name for it; null if it is named after browser and system. Absent if a provider keeps no names. */
  name: z.string().nullish(),
  /** Browser and system that made it, such as "Chrome" on "Android", if known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether it is synced between devices, so that it outlives each of them. */
  is_synced: z.boolean(),
  created_at: timeSchema,
  used_at: timeSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /auth/passkeys/`: the latest first. */
export const passkeyListSchema = z.object({ results: z.array(passkeySchema) });

/** Options for the browser, in the JSON form of the Web Authentication specification. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** `PATCH /auth/passkeys/{id}/`: without a name it is named after browser and system. */
export const renamePasskeySchema = z.object({ name: oneLineText(passkeyLimits.name) });
export type RenamePasskeyInput = z.infer<typeof renamePasskeySchema>;

const bytes = z
  .string()
  .min(1)
  .max(passkeyLimits.bytes)
  .regex(/^[\w-]+$/);

/** A browser's answer, in the JSON form of the Web Authentication specification; only the parts that are read. */
const credentialSchema = z.object({ id: bytes, rawId: bytes, type: z.literal("public-key") });

/** `POST /auth/passkeys/`: the new passkey. */
export const addPasskeySchema = z.object({
  credential: credentialSchema.extend({
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
});
export type NewPasskey = z.infer<typeof addPasskeySchema>["credential"];

/** A signed challenge. */
export const passkeyProofSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** Accounts, sign-in and passwords. */

export const userSchema = z.object({
  id: z.number().int(),
  /** Empty for an account that signs in by its number alone. */
  email: z.string(),
  username: z.string(),
  is_admin: z.boolean(),
  is_client: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** A company that an account works for. */
export const workplaceSchema = z.object({
  id: z.number().int(),
  company_name: z.string(),
  role: z.enum(memberRoles),
  /** Whether it is not blocked. */
  is_active: z.boolean(),
});
export type Workplace = z.infer<typeof workplaceSchema>;

/** `POST /account/company/`: the company to work for from now on; `administration` for the site. */
export const chooseCompanySchema = z.object({ client_id: z.number().int() });

/**
 * `GET /profile`: the signed-in user; the client fields are null for administrators, and where no company is left. Whoever
 * works for a company is no administrator meanwhile.
 */
export const currentUserSchema = userSchema.extend({
  client_id: z.number().int().nullish(),
  company_name: z.string().nullish(),
  /** What it is there; absent where a provider knows owners alone. */
  role: z.enum(memberRoles).nullish(),
  /** The person there whose card is its own. */
  person_id: z.number().int().nullish(),
  /** The branches of a manager. */
  branch_ids: z.array(z.number().int()).optional(),
  /** How many changes on people's cards wait for its answer; absent where it answers none. */
  change_requests: z.number().int().optional(),
  phone: z.string().nullish(),
  slug: z.string().nullish(),
  /** The number that signs in beside the e-mail, as people read it, `+91 98300 12345`; null for none, absent where a provider knows of none. */
  sign_in_phone: z.string().nullish(),
  created_at: timeSchema.nullish(),
  /** A new e-mail that waits for its code. */
  pending_email: z.string().nullish(),
  /** Whether the second step has to be turned on before anything else. */
  two_factor_missing: z.boolean().nullish(),
  /** Whether a passkey may confirm in place of the password; absent if a provider has no passkeys. */
  has_passkey: z.boolean().nullish(),
  /** Whether it has a password; absent where a provider lets none be without one. */
  has_password: z.boolean().nullish(),
  /** What the account is written to in; null while it has chosen none, absent where a provider has one language. */
  language: languageSchema.nullish().catch(null),
  /** What its client may have; null for administrators, absent where a provider knows no plans. */
  allowance: allowanceSchema.nullish(),
  /** Until when its e-mail, or the number of one without, is to be confirmed; null where it is, absent where a provider lets nobody open an account. */
  confirm_by: timeSchema.nullish(),
  /** How its client's plan stands; null without one. */
  subscription: subscriptionSchema.nullish(),
  /** All that it works for, the first joined first; absent where an account is one company. */
  companies: z.array(workplaceSchema).optional(),
  /** Whether it may leave the company; absent for the only owner, and where no company is left. */
  may_leave: z.literal(true).optional(),
  /** Whether it looks after the site beside these, and may choose that. */
  runs_site: z.boolean().optional(),
  /** The names of companies that it has asked to join, and that have not let it in so far. */
  waits_for: z.array(z.string()).optional(),
  /** What its administrators tell the account now; absent where a provider knows no announcements. */
  announcements: z.array(shownAnnouncementSchema).optional(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/**
 * The identifier of a sign-in: an e-mail, in lower case, or a company's phone number, as typed. The provider checks that
 * a number is complete, with a country code or as one of this country.
 */
const signInNameSchema = z
  .string({ error: fieldMessages.emailRequired })
  .trim()
  .min(1, fieldMessages.emailRequired)
  .max(textLimits.email, fieldMessages.tooLong(textLimits.email))
  .refine((text) => phoneSchema.safeParse(text).success || isEmail(text), fieldMessages.emailInvalid)
  .transform((text) => phoneSchema.safeParse(text).data ?? normalizeEmail(text));

/** A second-step code as apps and papers show it: in groups, with a capital first letter, in the digits of any script. */
export const typedCodeSchema = z
  .string({ error: signInMessages.twoFactorCodeInvalid })
  .max(100, signInMessages.twoFactorCodeInvalid)
  .transform(plainCode);

/** `POST /token/`. */
export const loginSchema = z.object({
  email: signInNameSchema,
  password: z.string({ error: accountMessages.passwordRequired }).min(1, accountMessages.passwordRequired).max(1_000),
  /** Needed if the account has a second step; a malformed code counts as a wrong one. */
  code: typedCodeSchema.optional(),
});
export type LoginInput = z.infer<typeof loginSchema>;
export type LoginValues = z.input<typeof loginSchema>;

/**
 * The device token of an earlier sign-in. A known browser is not locked out by the guesses of others. A malformed token
 * counts as none.
 */
export const deviceSchema = z.string().max(100).optional().catch(undefined);

/** The call's version of the form. */
export const signInSchema = loginSchema.extend({ device: deviceSchema });
export type SignInInput = z.infer<typeof signInSchema>;

/** `POST /token/passkey/`: the signed challenge. */
export const passkeySignInSchema = z.object({ credential: passkeyProofSchema, device: deviceSchema });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

/** Answer of `POST /token/` and `POST /token/refresh/`: access is valid for 10 minutes, refresh for 7 days and one use. */
export const tokensSchema = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;

/** `POST /token/` also gives a device token, see `signInSchema`. */
export const signedInSchema = tokensSchema.extend({ device: z.string().max(100).optional() });
export type SignedIn = z.infer<typeof signedInSchema>;

/** `GET /public/ways-in/`. */
export const waysInSchema = z.object({
  passkeys: z.boolean(),
  /** The name of the operator's own sign-in service; null if there is none. */
  oidc: z.string().nullable(),
});
export type WaysIn = z.infer<typeof waysInSchema>;

/** `POST /token/refresh/` and, optionally, `POST /auth/logout`. */
export const refreshSchema = z.object({ refresh: z.string().min(1).max(1_000) });

export const usernameSchema = requiredLine(accountLimits.username, accountMessages.usernameRequired);

/**
 * The owner's proof for calls that nobody may make who merely finds the dashboard open: the current password, or a
 * challenge signed by a passkey of the account, see `startPasskeyProof`.
 */
export const ownerProofShape = {
  current_password: z.string().max(1_000).optional(),
  passkey: passkeyProofSchema.nullish(),
};

/** The body of calls that need the proof alone. */
export const ownerProofSchema = z.object(ownerProofShape);
export type OwnerProof = z.infer<typeof ownerProofSchema>;

/**
 * `PUT /auth/profile`: what is absent stays; company_name and phone are ignored for administrators. A new e-mail needs the
 * owner's proof.
 */
export const updateAccountSchema = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    company_name: companyNameSchema,
    phone: phoneSchema,
    language: languageSchema,
  })
  .partial()
  .extend(ownerProofShape);
export type UpdateAccountInput = z.infer<typeof updateAccountSchema>;

/** `PUT /auth/sign-in-phone/`: a complete number, with a country code or as one of this country; empty for none. */
export const signInPhoneSchema = z.object({
  phone: z.string({ error: fieldMessages.phoneInvalid }).pipe(phoneSchema),
  ...ownerProofShape,
});
export type SignInPhoneInput = z.infer<typeof signInPhoneSchema>;

/** The form's version, in which a number is required. */
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
 * `PATCH /admin/clients/{id}/change-password/`. The rules run in a fixed order and the first that fails is the only one
 * reported.
 */
export const changePasswordSchema = z
  .object({ current_password: z.string().catch(""), new_password: z.string().catch("") })
  .superRefine(checkPasswords);
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** `PUT /auth/change-password`: a passkey may stand for the current password. */
export const changeOwnPasswordSchema = z
  .object({
    current_password: z.string().catch(""),
    passkey: ownerProofShape.passkey,
    new_password: z.string().catch(""),
  })
  .superRefine(checkPasswords);
export type ChangeOwnPasswordInput = z.infer<typeof changeOwnPasswordSchema>;

const passwordFormSchema = z.object({
  current_password: z.string(),
  passkey: ownerProofShape.passkey,
  new_password: z.string(),
  confirm_password: z.string(),
});

/** The form's version, which also confirms the new password. */
export const changePasswordFormSchema = passwordFormSchema.superRefine(checkPasswords);
export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;

/** The same for an account with a passkey: it is checked before the passkey is asked for, when there is no proof yet. */
export const provenPasswordFormSchema = passwordFormSchema.superRefine(({ current_password, ...input }, context) =>
  checkPasswords({ ...input, current_password: current_password || undefined }, context),
);

type Passwords = {
  current_password?: string | undefined;
  passkey?: PasskeyProof | null | undefined;
  new_password: string;
  confirm_password?: string;
};

/** The first broken rule of a password change; with a reset link there is no current password. */
export function firstBrokenRule(input: Passwords) {
  const { current_password: current, passkey, new_password: next, confirm_password: confirm = next } = input;
  if (current === "" && !passkey)
    return { field: "current_password", message: accountMessages.currentPasswordRequired };
  if (!next) return { field: "new_password", message: accountMessages.newPasswordRequired };
  if (next.length < accountLimits.password.min)
    return { field: "new_password", message: accountMessages.newPasswordTooShort };
  if (next.length > accountLimits.password.max)
    return { field: "new_password", message: accountMessages.passwordTooLong };
  if (next !== confirm) return { field: "confirm_password", message: accountMessages.newPasswordMismatch };
  if (next === current) return { field: "new_password", message: accountMessages.newPasswordSame };
  return null;
}

/** A live session, as its account sees it. */
export const liveSessionSchema = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
  /** Such as "Chrome" on "Android", if known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Where it was opened: network address, country's two letters and town, if known. */
  address: z.string().nullable(),
  country: z.string().nullable(),
  town: z.string().nullable(),
  created_at: timeSchema,
  /** When it was last used, to within ten minutes. */
  seen_at: timeSchema,
});
export type LiveSession = z.infer<typeof liveSessionSchema>;

/** `GET /auth/sessions/`: the present one first, then those used last. */
export const sessionListSchema = z.object({ results: z.array(liveSessionSchema) });

/** The second step of signing in: an app's code (RFC 6238) or a recovery code. */

const appCode = `\\d{${twoFactorLimits.digits}}`;
/** Letters and digits of base32, which are hard to confuse. */
const recoveryCode = `[a-z2-7]{${twoFactorLimits.recoveryCode}}`;

/** `GET /auth/two-factor/`. */
export const twoFactorSchema = z.object({
  is_on: z.boolean(),
  /** Unused recovery codes; each works once. */
  recovery_codes_left: z.number().int(),
});
export type TwoFactor = z.infer<typeof twoFactorSchema>;

/** `POST /auth/two-factor/`: the secret for an app, as base32 to type and as an `otpauth:` address to scan or open. */
export const startedTwoFactorSchema = z.object({ secret: z.string(), uri: z.string() });
export type StartedTwoFactor = z.infer<typeof startedTwoFactorSchema>;

/** `POST /auth/two-factor/confirm/`: an app's code. */
export const confirmTwoFactorSchema = z.object({
  code: typedCodeSchema.pipe(z.string().regex(new RegExp(`^${appCode}$`), signInMessages.twoFactorAppCodeInvalid)),
});

/** An app's code or a recovery code. */
export const twoFactorCodeSchema = z.object({
  code: typedCodeSchema.pipe(
    z.string().regex(new RegExp(`^(${appCode}|${recoveryCode})$`), signInMessages.twoFactorCodeInvalid),
  ),
});
export type TwoFactorCodeInput = z.infer<typeof twoFactorCodeSchema>;

/** Recovery codes, shown once, in groups of four. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/**
 * Signing in with the operator's own service (OpenID Connect, https://openid.net/specs/openid-connect-core-1_0.html). The
 * web app keeps the state of `startedOidcSchema` and sends it back with the query that the browser returned with.
 */

const text = z.string().min(1).max(1_000);
const checksSchema = z.object({ state: text, nonce: text, verifier: text });

/** `POST /token/oidc/start/`: the address for the browser, and the state that its return is checked against. */
export const startedOidcSchema = checksSchema.extend({ url: z.url() });
export type StartedOidc = z.infer<typeof startedOidcSchema>;

/** `POST /token/oidc/`: `query` is what the browser came back with. */
export const oidcSignInSchema = checksSchema.extend({
  query: z.string().max(8_000),
  device: deviceSchema,
});
export type OidcSignIn = z.infer<typeof oidcSignInSchema>;

/** A new e-mail for the own account: it counts once the mailed code is typed. */

const codePattern = new RegExp(`^\\d{${emailChangeLimits.digits}}$`);

/** `POST /auth/email-change/confirm/`; the code may be grouped and in the digits of any script. */
export const confirmEmailSchema = z.object({
  code: z
    .string({ error: accountMessages.emailCodeInvalid })
    .transform(plainCode)
    .pipe(z.string().regex(codePattern, accountMessages.emailCodeInvalid)),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailSchema>;

/** One-time links to set a new password. */

/** `GET /public/reset-links/`: whether they can be sent by mail. */
export const resetHelpSchema = z.object({ can_mail: z.boolean() });

/** `POST /public/reset-links/`: the answer is the same whether or not an account has this e-mail. */
export const askForResetLinkSchema = z.object({ email: emailSchema });

const tokenSchema = z.string({ error: accountMessages.resetLinkInvalid }).min(1, accountMessages.resetLinkInvalid);

/** `POST /public/reset-links/check/`: checks a link without using it. */
export const checkResetLinkSchema = z.object({ token: tokenSchema.max(resetLinkLimits.token) });

/** The account of the link; the number of one that signs in by it alone stands in place of its e-mail. */
export const checkedResetLinkSchema = z.object({ email: z.string(), expires_at: timeSchema });

/** `POST /public/reset-links/use/`: sets the password; the link is used up. */
export const resetPasswordSchema = checkResetLinkSchema
  .extend({ new_password: z.string().catch("") })
  .superRefine(checkPasswords);
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;

/** The form's version, which confirms the new password. */
export const resetPasswordFormSchema = z
  .object({ new_password: z.string(), confirm_password: z.string() })
  .superRefine(checkPasswords);

/** `POST /admin/clients/{id}/reset-link/`: a link to hand over, shown only here. */
export const createdResetLinkSchema = z.object({ token: z.string(), expires_at: timeSchema });
export type CreatedResetLink = z.infer<typeof createdResetLinkSchema>;

function checkPasswords(input: Passwords, context: z.RefinementCtx): void {
  const broken = firstBrokenRule(input);
  if (broken) context.addIssue({ code: "custom", path: [broken.field], message: broken.message });
}

/** Administrators, as they see each other. */

export const administratorSchema = z.object({
  id: z.number().int(),
  /** The account's username, as in the audit log. */
  name: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  /** Whether it is invited and has set no password yet. */
  is_invited: z.boolean(),
  /** Whether it is the one that asks. */
  is_self: z.boolean(),
  created_at: timeSchema,
  /** When one of its sessions was used last; null where it is not signed in. */
  seen_at: timeSchema.nullable(),
});
export type Administrator = z.infer<typeof administratorSchema>;

/** `GET /admin/administrators/`: oldest first. */
export const administratorListSchema = z.object({ results: z.array(administratorSchema) });

const invitationShape = {
  /** Whether to mail the link to set a password; otherwise the answer has it, once. */
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

/** `POST /admin/administrators/{id}/invite/`: a new link for an administrator who has not used the first. */
export const inviteAgainSchema = z.object(invitationShape);
export type InviteAgainInput = z.infer<typeof inviteAgainSchema>;

/** `link` is null if it was mailed. */
export const invitedAdministratorSchema = z.object({
  administrator: administratorSchema,
  link: createdResetLinkSchema.nullable(),
});
