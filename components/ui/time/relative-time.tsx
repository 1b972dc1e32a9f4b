"use client";

import { useEffect, useState } from "react";
import { formatAgo } from "@/lib/format/ago";
import { useDateFormats } from "./use-date-formats";

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
