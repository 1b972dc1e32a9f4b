import { BellRing } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { useHydrated } from "@/components/ui/use-hydrated";
import { formatDate } from "@/lib/format/date";

/** `day` is YYYY-MM-DD; it stands out from that day on, in the reader's time zone. */
export function Reminder({ day }: { day: string | null }) {
  const isHydrated = useHydrated();
  if (day === null) return null;
  const start = `${day}T00:00`;
  const isDue = isHydrated && new Date(start).getTime() <= Date.now();
  return (
    <Badge variant={isDue ? "warning" : "outline"}>
      <BellRing aria-hidden="true" />
      <span className="sr-only">{isDue ? "Reminder due: " : "Reminder: "}</span>
      <span suppressHydrationWarning>{formatDate(start)}</span>
    </Badge>
  );
}
