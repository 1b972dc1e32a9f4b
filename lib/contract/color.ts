import { z } from "zod";
import { messages } from "./messages";

/** The product's own colour, for a company without one. */
export const defaultBrandColor = "#0b5d75";

/** A colour as '#rrggbb', or empty for none. */
export const colorSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#[\da-f]{6})?$/, messages.colorInvalid);
