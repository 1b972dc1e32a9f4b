import type { OpeningHours, SpecialDate, Week } from "../contract/cards/opening-hours";
import { type Span, toMinutes, type Weekday, weekdayNames, weekdays } from "../contract/clock";
import { formatDay } from "./calendar";
import { formatClock } from "./clock";

/** "9 am – 1 pm, 2 pm – 9 pm", "Open 24 hours", "Closed". */
function formatSpans(spans: readonly Span[]): string {
  return spans.map(formatSpan).join(", ") || "Closed";
}

function formatSpan(span: Span): string {
  if (span.from === span.to)
    return span.from === "00:00" ? "Open 24 hours" : `24 hours from ${formatClock(toMinutes(span)[0])}`;
  return toMinutes(span).map(formatClock).join(" – ");
}

type DayGroup = { days: Weekday[]; spans: Span[] };

/** Groups consecutive days with equal hours. */
export function groupDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const [last, spans] = [groups.at(-1), week[day]];
    if (last && formatSpans(last.spans) === formatSpans(spans)) last.days.push(day);
    else groups.push({ days: [day], spans });
  }
  return groups;
}

/** "Mon", "Mon – Sat", "Every day". */
function formatDayGroup({ days }: DayGroup): string {
  if (days.length === weekdays.length) return "Every day";
  const [first, last] = [days[0], days.at(-1)].map((day) => day && weekdayNames[day].slice(0, 3));
  return first === last ? `${first}` : `${first} – ${last}`;
}

/** `on`: the contract's weekday or date. */
export type HoursRow = { on: string; when: string; times: string };

/** The week, then special dates from `today` (YYYY-MM-DD) on. */
export function listHours({ week, special_dates: dates }: OpeningHours, today: string): HoursRow[] {
  const ofWeek = groupDays(week).map((group) => ({
    on: group.days.join(" "),
    when: formatDayGroup(group),
    times: formatSpans(group.spans),
  }));
  const ofDates = listUpcomingDates(dates, today).map(({ date, note, spans }) => ({
    on: date,
    when: [formatDay(date), note].filter(Boolean).join(" · "),
    times: formatSpans(spans),
  }));
  return [...ofWeek, ...ofDates];
}

export function listUpcomingDates(dates: SpecialDate[], today: string): SpecialDate[] {
  return dates.filter(({ date }) => date >= today);
}

/** "Mon – Sat 9 am – 9 pm", or that there are hours if one line is not enough. */
export function summariseWeek(week: Week): string {
  const [group, another] = groupDays(week).filter(({ spans }) => spans.length > 0);
  if (!group || another || group.spans.length > 1) return "See opening hours";
  return `${formatDayGroup(group)} ${formatSpans(group.spans)}`;
}
