import { z } from "zod";
import { jsonObject } from "../fields";
import * as fileMessages from "../file-messages";

/** What of a picture is to be seen wherever it is cut, in percent of its width and height. */
export const focusSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

export type Focus = z.infer<typeof focusSchema>;

const shareSchema = z
  .number({ error: fileMessages.focusInvalid })
  .min(0, fileMessages.focusInvalid)
  .max(100, fileMessages.focusInvalid)
  .transform(Math.round);

/** A focus as it is sent: an object, or its JSON text; whole percents are kept. */
export const sentFocusSchema = jsonObject(fileMessages.focusInvalid).pipe(
  z.object({ x: shareSchema, y: shareSchema }, { error: fileMessages.focusInvalid }),
);
