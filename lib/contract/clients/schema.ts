import { z } from "zod";
import {
  booleanSchema,
  companyNameSchema,
  emailSchema,
  jsonObject,
  optionalEmailSchema,
  phoneSchema,
  requiredLine,
  timeSchema,
} from "../fields";
import * as accountMessages from "../identity/messages";
import { addPasskeySchema, ownerProofShape, passwordSchema, usernameSchema, userSchema } from "../identity/schema";
import * as signInMessages from "../identity/sign-in-messages";
import { languageSchema } from "../language";
import * as fieldMessages from "../messages";
import { listQuerySchema, listSchema } from "../pagination";
import { subscriptionSchema } from "../plans/schema";
import { subscriptionStates } from "../plans/subscription";
import { signUpLimits } from "../visitors/values";
import * as clientFileMessages from "./file-messages";
import * as signUpMessages from "./sign-up-messages";
import { clientFileLimits } from "./values";

/** A client: the account of one company. Its id is the id that the admin calls take. */
export const clientSchema = z.object({
  id: z.number().int(),
  user: userSchema,
  company_name: z.string(),
  phone: z.string(),
  is_active: z.boolean(),
  /** Address of the card; providers written elsewhere may not have one. */
  slug: z.string().optional(),
  /** The number that signs in beside the e-mail, as people read it, `+91 98300 12345`; null for none, absent where a provider knows of none. */
  sign_in_phone: z.string().nullish(),
  /** The plan that it is on; null for none, absent where a provider knows no plans. */
  plan: z.object({ id: z.number().int(), name: z.string() }).nullish(),
  /** How that plan stands; null without one. */
  subscription: subscriptionSchema.nullish(),
  /** Null for never; absent if a provider does not know. */
  last_sign_in: timeSchema.nullish(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Client = z.infer<typeof clientSchema>;

export const clientListSchema = listSchema(clientSchema);

export const clientOrderings = ["company_name", "email", "created_at", "updated_at", "is_active"] as const;

/** `GET /admin/all-clients/`: search is over company name, e-mail and phone; the others filter. */
export const clientListQuerySchema = listQuerySchema(clientOrderings, "-created_at").extend({
  is_active: booleanSchema.optional().catch(undefined),
  /** The id of a plan, or 0 for clients without one. */
  plan: z.coerce.number().int().min(0).optional().catch(undefined),
  /** How their plans stand. */
  subscription: z.enum(subscriptionStates).optional().catch(undefined),
});
export type ClientListQuery = z.infer<typeof clientListQuerySchema>;

/** `POST /admin/create-client-user/`. */
export const createClientSchema = z.object({
  company_name: companyNameSchema,
  email: emailSchema,
  phone: phoneSchema.default(""),
  password: passwordSchema,
  is_active: booleanSchema.default(true),
});
export type CreateClientInput = z.infer<typeof createClientSchema>;

/** `PUT /admin/clients/{id}/edit/`: only the company name is used, whatever else is sent. */
export const updateClientSchema = z.object({ company_name: companyNameSchema });
export type UpdateClientInput = z.infer<typeof updateClientSchema>;

/** `PUT /admin/clients/{id}/email/`: the client's new sign-in e-mail; needs the administrator's password or passkey. */
export const changeClientEmailSchema = z.object({ email: emailSchema, ...ownerProofShape });
export type ChangeClientEmailInput = z.infer<typeof changeClientEmailSchema>;

/** `PUT /admin/clients/{id}/phone/`: the card's number; with `signs_in` it also signs in. */
export const changeClientPhoneSchema = z.object({
  phone: z.string({ error: fieldMessages.phoneInvalid }).pipe(phoneSchema),
  signs_in: z.boolean({ error: accountMessages.signsInInvalid }).default(false),
  ...ownerProofShape,
});
export type ChangeClientPhoneInput = z.infer<typeof changeClientPhoneSchema>;

/** The edit form, which also shows (and requires) fields that are not sent. */
export const editClientFormSchema = updateClientSchema.extend({ username: usernameSchema, email: emailSchema });
/** Of a client that signs in by its number alone. */
export const editClientWithoutEmailSchema = editClientFormSchema.extend({ email: optionalEmailSchema });

/** `GET /admin/clients/export/`: the list's search and order, all of its pages. The answer is a CSV file. */
export const exportClientsQuerySchema = clientListQuerySchema.omit({ page: true, page_size: true });

export type ExportClientsQuery = z.infer<typeof exportClientsQuerySchema>;

const yes = ["", "active", "true", "1", "yes"];
const no = ["inactive", "false", "0", "no"];

/** A status as people write it in a table; an empty cell means active. */
const statusCellSchema = z
  .union([z.boolean(), z.string()], { error: fieldMessages.statusInvalid })
  .transform((cell) => String(cell).trim().toLowerCase())
  .refine((cell) => yes.includes(cell) || no.includes(cell), fieldMessages.statusInvalid)
  .transform((cell) => yes.includes(cell));

/** Yes or no as people write it in a table; an empty cell is neither. */
const whatsappCellSchema = z
  .union([z.literal("").transform(() => undefined), booleanSchema], { error: fieldMessages.booleanInvalid })
  .optional();

/** One row: a new client; without a password the server makes one. */
export const importRowSchema = createClientSchema.extend({
  password: z.union([z.literal("").transform(() => undefined), createClientSchema.shape.password]).optional(),
  is_active: statusCellSchema.default(true),
  /** Counts for landlines alone. */
  whatsapp: whatsappCellSchema,
});

/** `POST /admin/clients/import/`. Rows are checked one by one, so that a wrong one does not stop the others. */
export const importClientsSchema = z.object({
  dry_run: z.boolean(),
  /** Whether new clients without a password are mailed a link to set one. */
  mail_links: z.boolean().default(false),
  rows: z
    .array(z.unknown(), { error: clientFileMessages.rowsRequired })
    .min(1, clientFileMessages.rowsRequired)
    .max(clientFileLimits.batch, clientFileMessages.rowsRequired),
});

export type ImportClientsInput = z.infer<typeof importClientsSchema>;

/**
 * What a row has become, or would become: `existing` where the same company has its e-mail already, from an import that was
 * interrupted perhaps; `duplicate` where another account has it, or a row before.
 */
export const importOutcomes = ["ready", "created", "existing", "duplicate", "invalid"] as const;

export const importedRowSchema = z.object({
  /** The row's place among those sent, from 0. */
  row: z.number().int(),
  outcome: z.enum(importOutcomes),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  /** The client of a row that is one. */
  id: z.number().int().optional(),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

export const importAnswerSchema = z.object({ results: z.array(importedRowSchema) });
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

/** A deleted client that can still be restored; for everybody else it is gone. */
export const deletedClientSchema = z.object({
  id: z.number().int(),
  company_name: z.string(),
  /** Empty for an account that signed in by its number alone. */
  email: z.string(),
  phone: z.string(),
  /** Its card's address, reserved meanwhile. */
  slug: z.string(),
  deleted_at: timeSchema,
  restorable_until: timeSchema,
});
export type DeletedClient = z.infer<typeof deletedClientSchema>;

/** `GET /admin/deleted-clients/`: search is over company name, e-mail and phone. */
export const deletedClientListSchema = listSchema(deletedClientSchema);
export const deletedClientListQuerySchema = listQuerySchema(["deleted_at", "company_name"], "-deleted_at");
export type DeletedClientListQuery = z.infer<typeof deletedClientListQuerySchema>;

/** `POST /admin/deleted-clients/{id}/restore/`: with another e-mail or phone if somebody has taken them since; empty for its own e-mail. */
export const restoreClientSchema = z.object({
  email: optionalEmailSchema.optional(),
  phone: phoneSchema.optional(),
});
export type RestoreClientInput = z.infer<typeof restoreClientSchema>;

/** `GET /public/closed/{companyName}/`: by a present or former address. `whatsapp` as in `GET /public/company/…`. */
export const closedCardSchema = z.object({ company_name: z.string(), phone: z.string(), whatsapp: z.boolean() });
export type ClosedCard = z.infer<typeof closedCardSchema>;

/** `POST /public/sign-ups/`: somebody asks for a card; an administrator decides. */
export const createSignUpSchema = z.object({
  company_name: companyNameSchema,
  name: requiredLine(signUpLimits.name, fieldMessages.nameRequired),
  phone: phoneSchema.refine((phone) => phone !== "", fieldMessages.phoneRequired),
  email: emailSchema,
  /** The sender's consent to keep the data for an answer. */
  consent: booleanSchema.refine((consent) => consent, signUpMessages.consentRequired),
});
export type CreateSignUpInput = z.infer<typeof createSignUpSchema>;

/** How somebody opens an account: what signs in to it. */
export const newAccountShape = {
  /** Empty for an account that signs in by its number alone, which has to be a full one then. */
  email: optionalEmailSchema.default(""),
  password: passwordSchema.optional(),
  /** In place of a password: what a browser made of `POST /public/accounts/passkey/`, as JSON. */
  passkey: jsonObject(signInMessages.passkeyRefused).pipe(addPasskeySchema.shape.credential).optional(),
  /** What its owner reads. */
  language: languageSchema.optional().catch(undefined),
};

export function hasWayIn({ password, passkey }: { password?: unknown; passkey?: unknown }): boolean {
  return password !== undefined || passkey !== undefined;
}

export const wayInRequired = { path: ["password"], error: accountMessages.passwordRequired };

/** `POST /public/accounts/`: a card for whoever asks, where sign-up is open. */
export const openAccountSchema = createSignUpSchema.extend(newAccountShape).refine(hasWayIn, wayInRequired);
export type OpenAccountInput = z.infer<typeof openAccountSchema>;

/** `POST /account/companies/`: a further company for the account. */
export const addCompanySchema = createSignUpSchema.pick({ company_name: true, phone: true });
export type AddCompanyInput = z.infer<typeof addCompanySchema>;

/** Null where an administrator decides first. */
export const addedCompanySchema = z.object({ client_id: z.number().int().nullable() });

/** `POST /account/confirm/`: the token of the link in a mail. */
export const confirmAccountSchema = z.object({ token: z.string({ error: signUpMessages.linkInvalid }).max(200) });

export const signUpStatuses = ["pending", "accepted"] as const;

export const signUpSchema = z.object({
  id: z.number().int(),
  company_name: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Empty for an account that signs in by its number alone. */
  email: z.string(),
  status: z.enum(signUpStatuses),
  /** Whether its company's name may be meant to be taken for another's; absent where a provider does not look. */
  flagged: z.boolean().optional(),
  /** Whether an account asks for a further company. */
  has_account: z.boolean().optional(),
  /** Whether its owner opened the account, and its e-mail or number has not been confirmed so far. */
  unconfirmed: z.boolean().optional(),
  /** The client that was made of it; null before that, and after that client was deleted. */
  client_id: z.number().int().nullable(),
  created_at: timeSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

/** `GET /admin/sign-ups/`: search is over company, name, e-mail and phone; `status` filters. */
export const signUpListSchema = listSchema(signUpSchema);
export const signUpListQuerySchema = listQuerySchema(["created_at", "company_name"], "-created_at").extend({
  status: z.enum(signUpStatuses).optional().catch(undefined),
});
export type SignUpListQuery = z.infer<typeof signUpListQuerySchema>;

/**
 * `POST /admin/sign-ups/{id}/accept/`: the new client and its password, which is shown only here; null for an account that
 * had one, whose e-mail may be empty.
 */
export const acceptedSignUpSchema = createClientSchema
  .pick({ company_name: true, phone: true })
  .extend({ id: z.number().int(), email: z.string(), password: z.string().nullable() });
export type AcceptedSignUp = z.infer<typeof acceptedSignUpSchema>;
