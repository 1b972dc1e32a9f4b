import { z } from "zod";
import { type ActivityFilter, activityActions, activityFilters } from "./activity-basics";
import { timeSchema } from "./fields";
import { listQuerySchema, listSchema } from "./pagination";

export const activitySchema = z.object({
  id: z.number().int(),
  action: z.enum(activityActions),
  at: timeSchema,
  /** Whether the caller did it. */
  is_own: z.boolean(),
  /**
   * What it was done to: the document's, product's, video's, banner's, person's or passkey's name as it was then, the
   * company's name where a client was created or deleted or somebody asked for a card, "former → new" for names and
   * addresses, how much of a visitor's data was deleted; else empty.
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
