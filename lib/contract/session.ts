import { z } from "zod";
import { timeSchema } from "./fields";

/** A session that lives, as its account sees it. */
export const liveSessionSchema = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
  /** Such as "Chrome" on "Android", as far as the browser tells. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Where it was opened: the network address, the country's two letters and the town, as far as they are known. */
  address: z.string().nullable(),
  country: z.string().nullable(),
  town: z.string().nullable(),
  created_at: timeSchema,
  /** When it was last used, to within ten minutes. */
  seen_at: timeSchema,
});
export type LiveSession = z.infer<typeof liveSessionSchema>;

/** `GET /auth/sessions/`: the present one first, then those used last. */
export const sessionListSchema = z.object({ results: z.array(liveSessionSchema) });
