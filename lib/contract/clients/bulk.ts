import { z } from "zod";
import { booleanSchema, timeSchema } from "../fields";
import { createdResetLinkSchema } from "../identity/schema";
import { giveDaysSchema, planIdSchema, startShape } from "../plans/schema";
import { subscriptionStates } from "../plans/subscription";
import { callLimits } from "../values";
import { bulkLimits, skipReasons } from "./values";

/** What is done to many clients at once. */

/** Some clients by their ids, or all that the list finds. Stricter than the list, which takes a wrong filter for none. */
export const bulkSelectionSchema = z.union([
  z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(bulkLimits.ids) }),
  z.strictObject({
    filter: z.strictObject({
      search: z.string().trim().max(callLimits.search).default(""),
      is_active: z.boolean().optional(),
      /** The id of a plan, or 0 for clients without one. */
      plan: z.number().int().min(0).optional(),
      subscription: z.enum(subscriptionStates).optional(),
    }),
  }),
]);
export type BulkSelection = z.infer<typeof bulkSelectionSchema>;
export type BulkFilter = Extract<BulkSelection, { filter: unknown }>["filter"];

/** Each does what the call for one client does. */
export const bulkActionSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("block") }),
  z.object({ kind: z.literal("unblock") }),
  z.object({ kind: z.literal("plan"), plan_id: planIdSchema, ...startShape }),
  giveDaysSchema.extend({ kind: z.literal("days") }),
  /** Mails a link to set a new password. */
  z.object({ kind: z.literal("links") }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

/** `POST /admin/clients/bulk/`: a dry run only counts. */
export const startBulkSchema = z.object({
  action: bulkActionSchema,
  clients: bulkSelectionSchema,
  dry_run: booleanSchema,
});
export type StartBulkInput = z.infer<typeof startBulkSchema>;

/** `POST /admin/clients/bulk/links/`. */
export const makeLinksSchema = z.object({ clients: bulkSelectionSchema });

const madeLinkSchema = createdResetLinkSchema.extend({
  company_name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type MadeLink = z.infer<typeof madeLinkSchema>;
export const madeLinksSchema = z.object({ results: z.array(madeLinkSchema) });

/** How far it is, or with a dry run what would come of it. */
export const bulkRunSchema = z.object({
  /** Null for a dry run. */
  id: z.number().int().nullable(),
  /** How many clients were chosen, and to how many of them something has happened. */
  total: z.number().int(),
  changed: z.number().int(),
  /** How many stay as they are, and why. */
  skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.number().int() })),
  /** Of a dry run: how many have content that would rest on another plan. */
  resting: z.number().int(),
  is_finished: z.boolean(),
  /** Null where it cannot be undone. */
  undoable_until: timeSchema.nullable(),
});
export type BulkRun = z.infer<typeof bulkRunSchema>;
