const shortDate = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

const dateAndTime = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** "21 Nov 2026" in the reader's time zone; an unreadable time gives an empty text. */
export function formatDate(time: string): string {
  return format(shortDate, time);
}

/** "21 Nov 2026, 4:05 pm", otherwise as `formatDate`. */
export function formatDateTime(time: string): string {
  return format(dateAndTime, time);
}

function format(shape: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : shape.format(date);
}
