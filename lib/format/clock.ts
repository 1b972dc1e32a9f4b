/** Minutes since midnight, also of the days after: "9 am", "9:30 pm". */
export function formatClock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, "0")}` : ""} ${hour < 12 ? "am" : "pm"}`;
}
