import { z } from "zod";
import { companySchema } from "../../contract/cards/company";
import { profileFields } from "../../contract/cards/fields";
import { profileOperations } from "../../contract/cards/operations";
import { completeProfileSchema, profileSchema } from "../../contract/cards/schema";
import { clientOperations } from "../../contract/clients/operations";
import { clientSchema } from "../../contract/clients/schema";
import { ofEach } from "../../contract/fields";
import { accountOperations } from "../../contract/identity/operations";
import { currentUserSchema, userSchema } from "../../contract/identity/schema";
import type { Operation } from "../../contract/operation";
import { listSchema } from "../../contract/pagination";
import { timeZoneSchema } from "../../contract/time-zone";

/*
 * Answers as a core provider may send them: texts that are null or left out read as empty, and screens say what is
 * missing. A full one keeps to the schemas of the contract.
 */

const textSchema = z.string().catch("");

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

/** Some providers send 0 for "no id". */
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
function nameCompany(client: unknown): unknown {
  if (typeof client !== "object" || client === null) return client;
  const { company_name, name } = client as Record<string, unknown>;
  return { ...client, company_name: company_name || name };
}

const mediaSchema = z.string().nullable().catch(null);

/** Another maker's provider may leave out profile fields or store broken links; both come out empty. */
const profileAnswerSchema = z.preprocess(
  (profile) => profile ?? {},
  z.object({
    ...ofEach(profileFields, "read"),
    logo: mediaSchema,
    logo_photo: mediaSchema,
    logo_color: profileFields.brand_color.read,
    logo_set: profileSchema.shape.logo_set.catch(undefined),
  }),
);

const { client, has_profile } = completeProfileSchema.shape;

export const completeProfileAnswerSchema = z.object({
  client: z.preprocess(
    nameCompany,
    z.object({
      id: client.shape.id.catch(undefined),
      slug: client.shape.slug.catch(undefined),
      email: textSchema,
      company_name: textSchema,
      phone: textSchema,
      landline: client.shape.landline.catch(undefined),
    }),
  ),
  profile: profileAnswerSchema,
  has_profile: has_profile.catch(false),
});

/** The caller decides which of its addresses a page may show. */
export const companyAnswerSchema = z.object({
  client: z.preprocess(nameCompany, companySchema.shape.client.extend({ email: textSchema, phone: textSchema })),
  user: companySchema.shape.user.catch(undefined),
  profile: profileAnswerSchema,
  time_zone: timeZoneSchema.optional().catch(undefined),
  changes_at: companySchema.shape.changes_at.catch(undefined),
  takes_leads: companySchema.shape.takes_leads.catch(undefined),
  takes_orders: companySchema.shape.takes_orders.catch(undefined),
  takes_appointments: companySchema.shape.takes_appointments.catch(undefined),
  is_unlisted: companySchema.shape.is_unlisted.catch(undefined),
  is_resting: companySchema.shape.is_resting.catch(undefined),
  hides_branches: companySchema.shape.hides_branches.catch(undefined),
});

/** Answers read leniently: a gap in another provider's answer costs one text, not the screen. */
const lenientSchemas = new Map<string, z.ZodType>([
  [accountOperations.getCurrentUser.path, currentUserAnswerSchema],
  [clientOperations.listClients.path, listSchema(clientAnswerSchema)],
  [clientOperations.getClient.path, clientAnswerSchema],
  [profileOperations.getCompleteProfile.path, completeProfileAnswerSchema],
]);

/** The schema for a success of a core provider; null where the answer is not JSON. */
export function schemaOf({ method, path, answer }: Operation): z.ZodType | null {
  if (answer === null || typeof answer === "string") return null;
  return (method === "GET" && lenientSchemas.get(path)) || answer;
}
