"use client";

import { formatDate, formatDateInIndia, formatDateTime, formatDateTimeInIndia } from "@/lib/format/date";
import { useHydrated } from "./use-hydrated";

type LocalTimeProps = {
  time: string;
  /** With hour and minute. */
  isExact?: boolean;
  className?: string;
};

/**
 * A day of the reader's calendar. The server does not know that, nor the reader's spelling of months: until the scripts
 * are there it is a day of India's.
 */
export function LocalTime({ time, isExact = false, className }: LocalTimeProps) {
  const [inIndia, here] = isExact ? [formatDateTimeInIndia, formatDateTime] : [formatDateInIndia, formatDate];
  const format = useHydrated() ? here : inIndia;
  return (
    <time dateTime={time} className={className} suppressHydrationWarning>
      {format(time)}
    </time>
  );
}
