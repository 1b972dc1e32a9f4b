const dayShape = { day: "numeric", month: "short", year: "numeric" } as const;

const shortDate = new Intl.DateTimeFormat("en-IN", dayShape);

const shortDateInIndia = new Intl.DateTimeFormat("en-IN", { ...dayShape, timeZone: "Asia/Kolkata" });

const dateAndTime = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** "21 Nov 2026" in the reader's time zone; an unreadable time gives an empty text. */
export function formatDate(time: string): string {
  return format(shortDate, time);
}

/** The same in the time zone of India, wherever it is written. */
export function formatDateInIndia(time: string): string {
  return format(shortDateInIndia, time);
}

/** "21 Nov 2026, 4:05 pm", otherwise as `formatDate`. */
export function formatDateTime(time: string): string {
  return format(dateAndTime, time);
}

function format(shape: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : shape.format(date);
}
