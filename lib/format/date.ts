import { createDateFormat, type DateFormat } from "./date-format";
import { type InLanguage, perLanguage } from "./locale";

const day = { day: "numeric", month: "short", year: "numeric" } as const;
const minute = { dateStyle: "medium", timeStyle: "short" } as const;
const inIndia = { timeZone: "Asia/Kolkata" } as const;

const shortDate = shapeOf(day);
const shortDateInIndia = shapeOf({ ...day, ...inIndia });
const dateAndTime = shapeOf(minute);
const dateAndTimeInIndia = shapeOf({ ...minute, ...inIndia });

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

function shapeOf(options: Intl.DateTimeFormatOptions) {
  return perLanguage((locale) => createDateFormat(locale, options));
}

function format(shape: DateFormat, time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : shape.format(date);
}
