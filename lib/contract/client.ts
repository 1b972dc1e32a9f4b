import { z } from "zod";
import { ownerProofShape, passwordSchema, usernameSchema, userSchema } from "./account";
import { booleanSchema, companyNameSchema, emailSchema, phoneSchema, timeSchema } from "./fields";
import * as accountMessages from "./messages/account";
import * as fieldMessages from "./messages/field";
import { listQuerySchema, listSchema } from "./pagination";

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
  /** Null for never; absent where a provider does not know. */
  last_sign_in: timeSchema.nullish(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Client = z.infer<typeof clientSchema>;

export const clientListSchema = listSchema(clientSchema);

export const clientOrderings = ["company_name", "email", "created_at", "updated_at", "is_active"] as const;

/** `GET /admin/all-clients/`: search is over company name, e-mail and phone; `is_active` filters. */
export const clientListQuerySchema = listQuerySchema(clientOrderings, "-created_at").extend({
  is_active: booleanSchema.optional().catch(undefined),
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

/** `PUT /admin/clients/{id}/edit/`: only the company name is taken, whatever else is sent. */
export const updateClientSchema = z.object({ company_name: companyNameSchema });
export type UpdateClientInput = z.infer<typeof updateClientSchema>;

/** `PUT /admin/clients/{id}/email/`: with which the client signs in from then on, on the administrator's own proof. */
export const changeClientEmailSchema = z.object({ email: emailSchema, ...ownerProofShape });
export type ChangeClientEmailInput = z.infer<typeof changeClientEmailSchema>;

/** `PUT /admin/clients/{id}/phone/`: the card's number; with `signs_in` the one to sign in with as well. */
export const changeClientPhoneSchema = z.object({
  phone: z.string({ error: fieldMessages.phoneInvalid }).pipe(phoneSchema),
  signs_in: z.boolean({ error: accountMessages.signsInInvalid }).default(false),
  ...ownerProofShape,
});
export type ChangeClientPhoneInput = z.infer<typeof changeClientPhoneSchema>;

/** The edit form, which also shows (and requires) fields that are not sent. */
export const editClientFormSchema = updateClientSchema.extend({ username: usernameSchema, email: emailSchema });
