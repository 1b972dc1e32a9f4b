import { z } from "zod";
import { oneLineText } from "./fields";
import { limits } from "./limits";
import * as messages from "./messages";

/** What kind of business a company is, in one line; empty for none. */
export const categorySchema = oneLineText(limits.category);

/** The year in which it began, as text or number; null and empty text are none. */
export const foundedSchema = z
  .union([z.string(), z.number(), z.null()], { error: messages.foundedInvalid })
  .transform((year) => String(year ?? "").trim())
  .refine((year) => year === "" || isPastYear(year), messages.foundedInvalid)
  .transform((year) => (year === "" ? null : Number(year)));

function isPastYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= limits.founded && Number(year) <= new Date().getFullYear();
}
