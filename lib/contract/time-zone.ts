import { z } from "zod";
import { messages } from "./messages";

/** What was asked before, up to a bound: each look of the engine's costs as much as reading a whole profile. */
const known = new Map<string, boolean>();

/**
 * Whether `name` is an IANA time zone that this machine knows. Newer engines would take a distance from Greenwich as
 * well, which knows no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (name.length > 64) return false;
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= 500) known.clear();
  const found = isKnownToEngine(name);
  known.set(name, found);
  return found;
}

function isKnownToEngine(name: string): boolean {
  try {
    return /^[a-z]/i.test(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

/** An IANA name, or empty. */
export const timeZoneSchema = z
  .string()
  .trim()
  .refine((name) => name === "" || isTimeZone(name), messages.timeZoneInvalid);
