"use client";

import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { formatAgo } from "@/lib/format/ago";
import { formatDate, formatDateInIndia, formatDateTime, formatDateTimeInIndia } from "@/lib/format/date";
import { useHydrated } from "./use-hydrated";

const here = { formatDay: formatDate, formatExact: formatDateTime };
const inIndia = { formatDay: formatDateInIndia, formatExact: formatDateTimeInIndia };

/** In the reader's time zone and locale; until hydrated, in India's. */
export function useDateFormats() {
  return useHydrated() ? here : inIndia;
}

type LocalTimeProps = {
  time: string;
  isExact?: boolean;
  className?: string;
};

export function LocalTime({ time, isExact = false, className }: LocalTimeProps) {
  const t = useT();
  const { formatDay, formatExact } = useDateFormats();
  return (
    <time dateTime={time} className={className} suppressHydrationWarning>
      {isExact ? formatExact(t, time) : formatDay(t, time)}
    </time>
  );
}

/** "2 hours ago", updated; the exact time on hover. */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const t = useT();
  const { formatDay, formatExact } = useDateFormats();
  return (
    <time dateTime={time} title={formatExact(t, time)} className={className} suppressHydrationWarning>
      {formatAgo(t, time, now, formatDay)}
    </time>
  );
}
