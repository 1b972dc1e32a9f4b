import { type Span, weekdays } from "@/lib/contract/clock";
import type { OpeningHours, Week } from "@/lib/contract/opening-hours";

/** "09:00-13:00 14:00-21:00"; empty for closed. */
export function buildSpans(text: string): Span[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((span) => {
      const [from = "", to = ""] = span.split("-");
      return { from, to };
    });
}

/** From Monday on; a missing day is closed. Special dates by their date. */
export function buildHours(days: readonly string[], special: Record<string, [spans: string, note?: string]> = {}) {
  return {
    week: Object.fromEntries(weekdays.map((day, index) => [day, buildSpans(days[index] ?? "")])) as Week,
    special_dates: Object.entries(special).map(([date, [spans, note]]) => ({
      date,
      spans: buildSpans(spans),
      ...(note && { note }),
    })),
  } satisfies OpeningHours;
}

/** Monday to Saturday from 9 am to 9 pm. */
export const shopWeek = Array<string>(6).fill("09:00-21:00");
