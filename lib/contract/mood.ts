import { z } from "zod";
import * as profileMessages from "./messages/profile";
import { moodNames } from "./mood-basics";

/** Null or empty text for the design's first. */
export const moodSchema = z
  .union([z.enum(moodNames), z.literal(""), z.null()], { error: profileMessages.moodInvalid })
  .transform((mood) => mood || null);
