import { minutesOfDay, weekdayOf } from "../contract/clock";
import { formatClock } from "../format/clock";
import type { Write } from "../i18n/translator";
import type { Moment, OpenState } from "./opening-hours";

/** "Open now · closes 9 pm", "Closed · opens tomorrow 9 am", "Closed today · Diwali". */
export function describeOpenState(t: Write, state: OpenState, locale: string): string {
  if (state.is === "always") return t("card.open.always");
  if (state.is === "open") {
    // In the night after today nobody asks which day it is.
    const isTonight = state.until.days === 1 && state.until.minutes <= minutesOfDay / 4;
    return t(`card.open.closes.${isTonight ? "today" : whenOf(state.until)}`, timesOf(t, state.until, locale));
  }
  const { next, special } = state;
  if (special?.note) return t("card.open.closedFor", { note: special.note });
  if (!next) return t(special ? "card.open.closedToday" : "card.open.closed");
  return t(`card.open.${special ? "reopens" : "opens"}.${whenOf(next)}`, timesOf(t, next, locale));
}

function whenOf({ days }: Moment) {
  return (["today", "tomorrow"] as const)[days] ?? "later";
}

function timesOf(t: Write, { days, date, minutes }: Moment, locale: string) {
  const time = formatClock(t, minutes);
  if (days < 7) return { time, day: t(`format.clock.shortDays.${weekdayOf(date)}`) };
  return { time, day: new Date(date).toLocaleDateString(locale, { day: "numeric", month: "short", timeZone: "UTC" }) };
}
