import { z } from "zod";
import { daySchema, timeSchema } from "../fields";
import { listQuerySchema, listSchema } from "../pagination";
import { type ActivityFilter, type AuditFilter, activityActions, activityFilters, auditFilters } from "./values";

const activitySchema = z.object({
  id: z.number().int(),
  action: z.enum(activityActions),
  at: timeSchema,
  /** Whether the caller did it. */
  is_own: z.boolean(),
  /** Who else of the same company did it; null for administrators and the service, absent where an account is one company. */
  colleague: z.string().nullish(),
  /**
   * The object's name at that time: of a document, product, video, banner, person or passkey; of the company for a
   * created or deleted client or a request for a card; "former → new" for names and addresses; the number of deleted
   * items of a visitor; else empty.
   */
  detail: z.string(),
  /** The client whose account it concerns; null for an administrator's own. */
  client_id: z.number().int().nullable(),
  /** That client's present name; null once it has been deleted. */
  company_name: z.string().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

/**
 * `GET /activity/`, an extension that other providers may lack (404): for a client what happened on its account, whoever
 * did it; for an administrator what administrators did to clients and to the site, and what happened on the own account.
 */
export const activityListSchema = listSchema(activitySchema);

/** Newest first by default; there is no search. `actions` says which part; anything else is all of it. */
export const activityListQuerySchema = listQuerySchema(["at"], "-at").extend({
  actions: z.enum(Object.keys(activityFilters) as ActivityFilter[]).catch("all"),
});
export type ActivityListQuery = z.infer<typeof activityListQuerySchema>;

/** The audit log, for administrators. Accounts see a part of it as their activity. */

const auditEntrySchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  /** Another release may have recorded actions that this one does not know. */
  action: z.string(),
  /** The account that did it; null for the service itself and before a sign-in. */
  actor_id: z.number().int().nullable(),
  /** What that account signs in with now, its e-mail or else its number, and an administrator's last e-mail; null once a client has been deleted. */
  actor_email: z.string().nullable(),
  /** What an administrator is called; null for clients, absent where a provider does not tell. */
  actor_name: z.string().nullish(),
  /** What it was done to: `user:3`, `client:12`; for a sign-in `email:asha@example.com`, or `phone:919830012345`. */
  target: z.string(),
  /** The network address; empty if not recorded. */
  address: z.string(),
  detail: z.string(),
  /** The client whose account it concerns, perhaps deleted since. */
  client_id: z.number().int().nullable(),
  company_name: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const narrowing = {
  actions: z.enum(Object.keys(auditFilters) as AuditFilter[]).catch("all"),
  /** First and last day, in the site's time zone. */
  from: daySchema.optional().catch(undefined),
  to: daySchema.optional().catch(undefined),
};

/** `GET /admin/audit/`: search is over the account's e-mail and number, target and network address. */
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
