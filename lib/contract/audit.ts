import { z } from "zod";
import { daySchema } from "./analytics";
import { type AuditFilter, auditFilters } from "./audit-basics";
import { timeSchema } from "./fields";
import { listQuerySchema, listSchema } from "./pagination";

/** The whole record of who did what, for administrators. Accounts are told a part of it as their activity. */

export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  /** Another release may have recorded what this one does not know. */
  action: z.string(),
  /** Who did it; null for the service itself and before a sign-in. */
  actor_id: z.number().int().nullable(),
  /** That account's present e-mail, and an administrator's last one; null once a client has been deleted. */
  actor_email: z.string().nullable(),
  /** What an administrator is called; null for clients, absent where a provider does not tell. */
  actor_name: z.string().nullish(),
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
  "actor_name",
  "target",
  "company_name",
  "address",
  "detail",
] as const satisfies (keyof AuditEntry)[];
