const day = { day: "numeric", month: "short", year: "numeric" } as const;
const minute = { dateStyle: "medium", timeStyle: "short" } as const;

const [shortDate, shortDateInIndia] = shapesOf(day);
const [dateAndTime, dateAndTimeInIndia] = shapesOf(minute);

/** "21 Nov 2026" in the reader's time zone; an unreadable time gives an empty text. */
export function formatDate(time: string): string {
  return format(shortDate, time);
}

export function formatDateInIndia(time: string): string {
  return format(shortDateInIndia, time);
}

/** "21 Nov 2026, 4:05 pm", otherwise as `formatDate`. */
export function formatDateTime(time: string): string {
  return format(dateAndTime, time);
}

export function formatDateTimeInIndia(time: string): string {
  return format(dateAndTimeInIndia, time);
}

function shapesOf(options: Intl.DateTimeFormatOptions) {
  const inIndia = { ...options, timeZone: "Asia/Kolkata" };
  return [new Intl.DateTimeFormat("en-IN", options), new Intl.DateTimeFormat("en-IN", inIndia)] as const;
}

function format(shape: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : shape.format(date);
}
