import { z } from "zod";
import { passwordSchema, usernameSchema, userSchema } from "./account";
import { booleanSchema, companyNameSchema, emailSchema, phoneSchema, timeSchema } from "./fields";
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

/** The edit form, which also shows (and requires) fields that are not sent. */
export const editClientFormSchema = updateClientSchema.extend({ username: usernameSchema, email: emailSchema });
