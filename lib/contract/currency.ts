import { z } from "zod";
import * as fieldMessages from "./messages";

/** Whether `code` is a currency that prices can be written in. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code);
}

/** The ISO 4217 code of a company's prices, in capitals; null or empty: the site's. */
export const currencySchema = z
  .union([z.string(), z.null()], { error: fieldMessages.currencyInvalid })
  .transform((code) => code?.trim().toUpperCase() || null)
  .refine((code) => code === null || isCurrency(code), fieldMessages.currencyInvalid);
