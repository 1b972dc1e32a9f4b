import { z } from "zod";
import * as messages from "./messages";
import { moodNames } from "./mood-basics";

/** Null or empty text for the design's first. */
export const moodSchema = z
  .union([z.enum(moodNames), z.literal(""), z.null()], { error: messages.moodInvalid })
  .transform((mood) => mood || null);
