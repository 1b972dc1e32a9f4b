"use client";

import { useEffect, useState } from "react";
import { formatAgo } from "@/lib/format/ago";
import { formatDate, formatDateInIndia, formatDateTime, formatDateTimeInIndia } from "@/lib/format/date";
import { useHydrated } from "./use-hydrated";

const here = { formatDay: formatDate, formatExact: formatDateTime };
const inIndia = { formatDay: formatDateInIndia, formatExact: formatDateTimeInIndia };

/**
 * By the reader's calendar. The server does not know that, nor the reader's spelling of months: until the scripts are
 * there it is by India's.
 */
export function useDateFormats() {
  return useHydrated() ? here : inIndia;
}

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

/** "2 hours ago", which goes on counting; the exact time shows on hover. */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const { formatDay, formatExact } = useDateFormats();
  return (
    <time dateTime={time} title={formatExact(time)} className={className} suppressHydrationWarning>
      {formatAgo(time, now, formatDay)}
    </time>
  );
}
