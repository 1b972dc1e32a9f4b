const shortDate = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });

/** "21 Nov 2026" in the reader's time zone; an unreadable time gives an empty text. */
export function formatDate(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : shortDate.format(date);
}
