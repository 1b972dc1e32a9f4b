import { z } from "zod";
import * as fieldMessages from "./messages";

/** A colour as '#rrggbb', or empty for none. */
export const colorSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#[\da-f]{6})?$/, fieldMessages.colorInvalid);
