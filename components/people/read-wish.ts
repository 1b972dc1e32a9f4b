import { describeHours } from "@/components/profile/hours/hours-text";
import type { RequestField } from "@/lib/contract/content/own-person";
import type { T } from "@/lib/i18n/translator";

/** What is asked for in a field, or is there now, as people read it; empty for nothing. */
export function readWish(t: T, field: RequestField, value: string): string {
  if (field !== "hours" || value === "") return value;
  return describeHours(t, { opening_hours: JSON.parse(value) });
}
