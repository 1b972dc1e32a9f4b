import { z } from "zod";
import { timeSchema } from "../fields";
import { listQuerySchema, listSchema } from "../pagination";

/** `POST /client/people/{id}/leave/`. */
export const leaveSchema = z.object({
  /** Who looks after what was theirs; null for the company. */
  successor_id: z.number().int().positive().nullable(),
  /** Whether visitors who come by the leaver's address are told so. */
  says_so: z.boolean(),
});
export type LeaveInput = z.infer<typeof leaveSchema>;

/** `POST /client/leave/`: whether what is personal is deleted at once, and not after the days in which it can be undone. */
export const leaveCompanySchema = z.object({ forgets: z.boolean() });
export type LeaveCompanyInput = z.infer<typeof leaveCompanySchema>;

/** Somebody who left and can be brought back. */
export const formerPersonSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The name of who looks after what was theirs by now; null for the company. */
  successor: z.string().nullable(),
  left_at: timeSchema,
  returnable_until: timeSchema,
});
export type FormerPerson = z.infer<typeof formerPersonSchema>;

export const formerPersonListSchema = listSchema(formerPersonSchema);
export const formerPersonListQuerySchema = listQuerySchema(["left_at"], "-left_at");
export type FormerPersonListQuery = z.infer<typeof formerPersonListQuerySchema>;

/** Where the address of somebody who left leads. */
export const successorSchema = z.object({
  /** Whose card it leads to; null for the company's. */
  person: z.object({ id: z.number().int(), slug: z.string().optional(), handle: z.string().optional() }).nullable(),
  /** Whether that card says who looks after the visitor now. */
  says_so: z.boolean(),
});
export type Successor = z.infer<typeof successorSchema>;
