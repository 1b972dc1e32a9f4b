import { z } from "zod";
import * as fieldMessages from "./messages";
import { remember } from "./remember";

/**
 * Whether `name` is an IANA time zone that this machine knows. Newer engines also accept offsets such as +05:30, which
 * have no summer time. Cached: one lookup costs as much as reading a whole profile.
 */
export const isTimeZone = remember((name: string): boolean => {
  try {
    return /^[a-z]/i.test(new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
});

/** An IANA name, or empty. */
export const timeZoneSchema = z
  .string()
  .trim()
  .refine((name) => name === "" || isTimeZone(name), fieldMessages.timeZoneInvalid);
