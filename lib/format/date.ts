import { createDateFormat, type DateFormat } from "./date-format";
import { type InLanguage, perLanguage } from "./locale";

const day = { day: "numeric", month: "short", year: "numeric" } as const;
const minute = { dateStyle: "medium", timeStyle: "short" } as const;
const namedDay = { weekday: "short", day: "numeric", month: "short" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;
const inIndia = { timeZone: "Asia/Kolkata" } as const;

const shortDate = shapeOf(day);
const shortDateInIndia = shapeOf({ ...day, ...inIndia });
const dateAndTime = shapeOf(minute);
const dateAndTimeInIndia = shapeOf({ ...minute, ...inIndia });
const namedDate = shapeOf(namedDay);
const namedDateInIndia = shapeOf({ ...namedDay, ...inIndia });
const time = shapeOf(clock);
const timeInIndia = shapeOf({ ...clock, ...inIndia });

/** "21 Nov 2026" in the reader's time zone; an unreadable time gives an empty text. */
export function formatDate(t: InLanguage, time: string): string {
  return format(shortDate(t), time);
}

export function formatDateInIndia(t: InLanguage, time: string): string {
  return format(shortDateInIndia(t), time);
}

/** "21 Nov 2026, 4:05 pm", otherwise as `formatDate`. */
export function formatDateTime(t: InLanguage, time: string): string {
  return format(dateAndTime(t), time);
}

export function formatDateTimeInIndia(t: InLanguage, time: string): string {
  return format(dateAndTimeInIndia(t), time);
}

/** "Sun, 29 Nov". */
export function formatNamedDate(t: InLanguage, moment: string): string {
  return format(namedDate(t), moment);
}

export function formatNamedDateInIndia(t: InLanguage, moment: string): string {
  return format(namedDateInIndia(t), moment);
}

/** "2:00 am". */
export function formatTime(t: InLanguage, moment: string): string {
  return format(time(t), moment);
}

export function formatTimeInIndia(t: InLanguage, moment: string): string {
  return format(timeInIndia(t), moment);
}

function shapeOf(options: Intl.DateTimeFormatOptions) {
  return perLanguage((locale) => createDateFormat(locale, options));
}

function format(shape: DateFormat, time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : shape.format(date);
}
