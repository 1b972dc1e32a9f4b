import { z } from "zod";
import * as fieldMessages from "./messages";
import { remember } from "./remember";

/**
 * Whether `name` is an IANA time zone that this machine knows. Newer engines would take a distance from Greenwich as
 * well, which knows no summer time. Each look of the engine's costs as much as reading a whole profile.
 */
export const isTimeZone = remember((name: string): boolean => {
  try {
    return /^[a-z]/i.test(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
});

/** An IANA name, or empty. */
export const timeZoneSchema = z
  .string()
  .trim()
  .refine((name) => name === "" || isTimeZone(name), fieldMessages.timeZoneInvalid);
