"use client";

import { useEffect, useState } from "react";
import { formatAgo } from "@/lib/format/ago";
import { formatDate, formatDateInIndia, formatDateTime, formatDateTimeInIndia } from "@/lib/format/date";
import { useHydrated } from "./use-hydrated";

/** "2 hours ago", which goes on counting; the exact time shows on hover. Until the scripts are there, as `LocalTime`. */
export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const [formatDay, formatExact] = useHydrated()
    ? [formatDate, formatDateTime]
    : [formatDateInIndia, formatDateTimeInIndia];
  return (
    <time dateTime={time} title={formatExact(time)} className={className} suppressHydrationWarning>
      {formatAgo(time, now, formatDay)}
    </time>
  );
}
