"use client";

import { useDateFormats } from "./use-date-formats";

type LocalTimeProps = {
  time: string;
  /** With hour and minute. */
  isExact?: boolean;
  className?: string;
};

/** When something was, by `useDateFormats`. */
export function LocalTime({ time, isExact = false, className }: LocalTimeProps) {
  const { formatDay, formatExact } = useDateFormats();
  return (
    <time dateTime={time} className={className} suppressHydrationWarning>
      {isExact ? formatExact(time) : formatDay(time)}
    </time>
  );
}
