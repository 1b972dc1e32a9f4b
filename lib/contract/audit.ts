import { z } from "zod";
import { activityActions } from "./activity";
import { daySchema } from "./analytics";
import { timeSchema } from "./fields";
import { listQuerySchema, listSchema } from "./pagination";

/** The whole record of who did what, for administrators. Accounts are told a part of it as their activity. */

/** Everything that is recorded. */
export const auditActions = [
  ...activityActions,
  "sign_in_failed",
  "sign_in_denied",
  "sign_out",
  "session_ended",
  "other_sessions_ended",
  "secrets_replaced",
  "refresh_token_reused",
  "administrator_created",
  "reset_link_mailed",
  "feedback_updated",
  "feedback_deleted",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Parts of the record that may be looked at alone, beside single actions. */
export const auditFilters = {
  all: auditActions,
  sign_ins: ["sign_in", "sign_in_failed", "sign_in_denied", "sign_out", "session_ended", "other_sessions_ended"],
  refused: ["sign_in_failed", "sign_in_denied", "refresh_token_reused"],
  safety: auditActions.filter((action) => /password|two_factor|recovery|passkey|reset_link|secret|admin/.test(action)),
  clients: auditActions.filter((action) => /^(client|sign_up|slug|card)_/.test(action)),
  content: auditActions.filter((action) =>
    /^(document|product|video|banner|person|profile|appointments|feedback|lead|visitor|site|account)_/.test(action),
  ),
} as const satisfies Record<string, readonly AuditAction[]>;
export type AuditFilter = keyof typeof auditFilters;

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  /** Another release may have recorded what this one does not know. */
  action: z.string(),
  /** Who did it; null for the service itself and before a sign-in. */
  actor_id: z.number().int().nullable(),
  /** That account's present e-mail; null once it has been deleted. */
  actor_email: z.string().nullable(),
  /** What it was done to: `user:3`, `client:12`, `email:asha@example.com`. */
  target: z.string(),
  /** From which network address; empty where that is not recorded. */
  address: z.string(),
  detail: z.string(),
  /** The client whose account it concerns, perhaps deleted since. */
  client_id: z.number().int().nullable(),
  company_name: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const narrowing = {
  actions: z.enum(Object.keys(auditFilters) as AuditFilter[]).catch("all"),
  /** Days by the site's own clock, the first and the last. */
  from: daySchema.optional().catch(undefined),
  to: daySchema.optional().catch(undefined),
};

/** `GET /admin/audit/`: search is over e-mail of who did it, target and network address. */
export const auditListSchema = listSchema(auditEntrySchema);
export const auditListQuerySchema = listQuerySchema(["at"], "-at").extend(narrowing);
export type AuditListQuery = z.infer<typeof auditListQuerySchema>;

/** `GET /admin/audit/export/`: the list's search and filters, all of its pages, the newest first. */
export const exportAuditQuerySchema = auditListQuerySchema.omit({ page: true, page_size: true, ordering: true });
export type ExportAuditQuery = z.infer<typeof exportAuditQuerySchema>;

/** The columns of the CSV file. */
export const auditColumns = [
  "at",
  "action",
  "actor_email",
  "target",
  "company_name",
  "address",
  "detail",
] as const satisfies (keyof AuditEntry)[];
