import * as cardFileMessages from "@/lib/contract/backup/messages";
import { dayMs } from "@/lib/contract/clock";
import { timeSchema } from "@/lib/contract/fields";

/** A moment in the one form in which rows have it, which is how they are compared. */
export const momentSchema = timeSchema.transform((time) => new Date(time).toISOString());

/** One that has been, by clocks that differ a little: what came tomorrow would stand first for good. */
export const pastSchema = momentSchema.refine(
  (time) => Date.parse(time) < Date.now() + dayMs,
  cardFileMessages.timeToCome,
);
