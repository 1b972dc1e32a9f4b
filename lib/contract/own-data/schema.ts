import { z } from "zod";
import { auditActions } from "../audit/values";
import { personSchema } from "../content/person";
import { timeSchema } from "../fields";
import { currentUserSchema, liveSessionSchema, passkeySchema, workplaceSchema } from "../identity/schema";
import { notificationSettingsSchema } from "../notifications/schema";

const { email, username, sign_in_phone, language, created_at } = currentUserSchema.shape;

/** `GET /account/export/`: what is personal to an account; nobody else's, and no password or key. */
export const ownDataSchema = z.object({
  exported_at: timeSchema,
  account: z.object({
    ...{ email, username, sign_in_phone, language, created_at },
    signed_in_at: timeSchema.nullable(),
    notifications: notificationSettingsSchema,
  }),
  companies: z.array(
    workplaceSchema.omit({ id: true }).extend({
      /** The names of those that it manages. */
      branches: z.array(z.string()),
      /** Its own card there. */
      person: personSchema.nullable(),
    }),
  ),
  /** The companies that have not let it in so far. */
  waits_for: z.array(z.string()),
  sessions: z.array(liveSessionSchema),
  passkeys: z.array(passkeySchema),
  /** What it has done lately, the newest first. */
  activity: z.array(z.object({ at: timeSchema, action: z.enum(auditActions), company_name: z.string().nullable() })),
});
export type OwnData = z.infer<typeof ownDataSchema>;
