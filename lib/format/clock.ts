import type { Weekday } from "../contract/clock";
import type { Key } from "../i18n/messages";
import type { Write } from "../i18n/translator";

/** Minutes since midnight, also of the days after: "9 am", "9:30 pm". */
export function formatClock(t: Write, minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const time = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
  return t(hour < 12 ? "format.clock.am" : "format.clock.pm", { time });
}

export const weekdayNames = {
  mon: "format.clock.days.mon",
  tue: "format.clock.days.tue",
  wed: "format.clock.days.wed",
  thu: "format.clock.days.thu",
  fri: "format.clock.days.fri",
  sat: "format.clock.days.sat",
  sun: "format.clock.days.sun",
} as const satisfies Record<Weekday, Key>;

/** "Mon". */
export const shortWeekdayNames = {
  mon: "format.clock.shortDays.mon",
  tue: "format.clock.shortDays.tue",
  wed: "format.clock.shortDays.wed",
  thu: "format.clock.shortDays.thu",
  fri: "format.clock.shortDays.fri",
  sat: "format.clock.shortDays.sat",
  sun: "format.clock.shortDays.sun",
} as const satisfies Record<Weekday, Key>;
