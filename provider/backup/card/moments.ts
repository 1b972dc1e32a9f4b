import * as cardFileMessages from "@/lib/contract/backup/messages";
import { dayMs } from "@/lib/contract/clock";
import { timeSchema } from "@/lib/contract/fields";

/** Times in the one format that the database compares as text. */
export const momentSchema = timeSchema.transform((time) => new Date(time).toISOString());

/** A past time, with a day's tolerance for clocks. A row dated in the future would stay on top of lists for good. */
export const pastSchema = momentSchema.refine(
  (time) => Date.parse(time) < Date.now() + dayMs,
  cardFileMessages.timeToCome,
);
