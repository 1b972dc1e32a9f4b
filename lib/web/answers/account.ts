import { z } from "zod";
import { currentUserSchema, userSchema } from "../../contract/account";
import { clientSchema } from "../../contract/client";

/**
 * Accounts as a provider written elsewhere may send them: texts that are null or left out read as empty, and screens say
 * what is missing. Our own provider keeps to the schemas of the contract.
 */

export const textSchema = z.string().catch("");

const userFields = {
  email: textSchema,
  username: textSchema,
  is_admin: userSchema.shape.is_admin.catch(false),
  is_client: userSchema.shape.is_client.catch(false),
};

export const currentUserAnswerSchema = currentUserSchema.extend({
  ...userFields,
  created_at: currentUserSchema.shape.created_at.catch(null),
  pending_email: currentUserSchema.shape.pending_email.catch(null),
  two_factor_missing: currentUserSchema.shape.two_factor_missing.catch(null),
});

/** An id of 0 is none. */
const clientUserSchema = userSchema.extend({ ...userFields, id: userSchema.shape.id.catch(0) });

export const clientAnswerSchema = z.preprocess(
  nameCompany,
  clientSchema.extend({
    user: z.preprocess((user) => user ?? {}, clientUserSchema),
    company_name: textSchema,
    phone: textSchema,
    slug: clientSchema.shape.slug.catch(undefined),
    last_sign_in: clientSchema.shape.last_sign_in.catch(undefined),
    created_at: clientSchema.shape.created_at.catch(""),
    updated_at: clientSchema.shape.updated_at.catch(""),
  }),
);

/** Some providers call the company's name `name`. */
export function nameCompany(client: unknown): unknown {
  if (typeof client !== "object" || client === null) return client;
  const { company_name, name } = client as Record<string, unknown>;
  return { ...client, company_name: company_name || name };
}
