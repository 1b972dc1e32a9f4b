import { type Span, toMinutes, type Weekday, weekdays } from "../contract/clock";
import type { OpeningHours, SpecialDate, Week } from "../contract/opening-hours";
import type { T, Write } from "../i18n/translator";
import { formatDay } from "./calendar";
import { formatClock, shortWeekdayNames } from "./clock";

/** "9 am – 1 pm, 2 pm – 9 pm", "Open 24 hours", "Closed". */
function formatSpans(t: Write, spans: readonly Span[]): string {
  return spans.map((span) => formatSpan(t, span)).join(", ") || t("format.hours.closed");
}

function formatSpan(t: Write, span: Span): string {
  const [from, to] = toMinutes(span).map((minutes) => formatClock(t, minutes)) as [string, string];
  if (span.from !== span.to) return t("format.hours.span", { from, to });
  return span.from === "00:00" ? t("format.hours.allDay") : t("format.hours.allDayFrom", { time: from });
}

type DayGroup = { days: Weekday[]; spans: Span[] };

/** Groups consecutive days with equal hours. */
export function groupDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const [last, spans] = [groups.at(-1), week[day]];
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.days.push(day);
    else groups.push({ days: [day], spans });
  }
  return groups;
}

/** "Mon", "Mon – Sat", "Every day". */
function formatDayGroup(t: Write, { days }: DayGroup): string {
  if (days.length === weekdays.length) return t("format.hours.everyDay");
  const [from = "", to = ""] = [days[0], days.at(-1)].map((day) => day && t(shortWeekdayNames[day]));
  return from === to ? from : t("format.hours.span", { from, to });
}

/** `on`: the contract's weekday or date; `date` is what it says of that. */
export type HoursRow = { on: string; when: string; times: string; date?: SpecialDate };

/** The week, then special dates from `today` (YYYY-MM-DD) on. */
export function listHours(t: T, { week, special_dates: dates }: OpeningHours, today: string): HoursRow[] {
  const ofWeek = groupDays(week).map((group) => ({
    on: group.days.join(" "),
    when: formatDayGroup(t, group),
    times: formatSpans(t, group.spans),
  }));
  const ofDates = listUpcomingDates(dates, today).map((date) => ({
    on: date.date,
    when: [formatDay(t, date.date), date.note].filter(Boolean).join(" · "),
    times: formatSpans(t, date.spans),
    date,
  }));
  return [...ofWeek, ...ofDates];
}

export function listUpcomingDates(dates: SpecialDate[], today: string): SpecialDate[] {
  return dates.filter(({ date }) => date >= today);
}

/** "Mon – Sat 9 am – 9 pm", or that there are hours if one line is not enough. */
export function summariseWeek(t: Write, week: Week): string {
  const [group, another] = groupDays(week).filter(({ spans }) => spans.length > 0);
  if (!group || another || group.spans.length > 1) return t("format.hours.see");
  return t("format.hours.summary", { days: formatDayGroup(t, group), times: formatSpans(t, group.spans) });
}
