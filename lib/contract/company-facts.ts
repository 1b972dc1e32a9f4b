import { z } from "zod";
import { oneLineText } from "./fields";
import { profileLimits } from "./limits/profile";
import * as profileMessages from "./messages/profile";

/** What kind of business a company is, in one line; empty for none. */
export const categorySchema = oneLineText(profileLimits.category);

/** The year in which it began, as text or number; null and empty text are none. */
export const foundedSchema = z
  .union([z.string(), z.number(), z.null()], { error: profileMessages.foundedInvalid })
  .transform((year) => String(year ?? "").trim())
  .refine((year) => year === "" || isPastYear(year), profileMessages.foundedInvalid)
  .transform((year) => (year === "" ? null : Number(year)));

function isPastYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= profileLimits.founded && Number(year) <= new Date().getFullYear();
}
