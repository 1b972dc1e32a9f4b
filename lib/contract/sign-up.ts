import { z } from "zod";
import { createClientSchema } from "./client";
import { booleanSchema, companyNameSchema, emailSchema, phoneSchema, requiredLine, timeSchema } from "./fields";
import { signUpLimits } from "./limits/visitor";
import * as fieldMessages from "./messages/field";
import * as signUpMessages from "./messages/sign-up";
import { listQuerySchema, listSchema } from "./pagination";

/** `POST /public/sign-ups/`: somebody asks for a card; an administrator decides. */
export const createSignUpSchema = z.object({
  company_name: companyNameSchema,
  name: requiredLine(signUpLimits.name, fieldMessages.nameRequired),
  phone: phoneSchema.refine((phone) => phone !== "", fieldMessages.phoneRequired),
  email: emailSchema,
  /** The sender's word that we may keep this to answer. */
  consent: booleanSchema.refine((consent) => consent, signUpMessages.consentRequired),
});
export type CreateSignUpInput = z.infer<typeof createSignUpSchema>;

export const signUpStatuses = ["pending", "accepted"] as const;

export const signUpSchema = z.object({
  id: z.number().int(),
  company_name: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  status: z.enum(signUpStatuses),
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

/** `POST /admin/sign-ups/{id}/accept/`: the client that was made, and the password to hand over, told only here. */
export const acceptedSignUpSchema = createClientSchema
  .pick({ email: true, password: true, company_name: true, phone: true })
  .extend({ id: z.number().int() });
export type AcceptedSignUp = z.infer<typeof acceptedSignUpSchema>;
