"use client";

import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Maintenance } from "@/lib/contract/announcements/schema";
import { formatNamedDate, formatNamedDateInIndia, formatTime, formatTimeInIndia } from "@/lib/format/date";

const here = { formatDay: formatNamedDate, formatClock: formatTime };
const inIndia = { formatDay: formatNamedDateInIndia, formatClock: formatTimeInIndia };

/** When the site will be away, on the reader's own clock; until hydrated, on India's. */
export function MaintenanceText({ maintenance }: { maintenance: Maintenance }) {
  const t = useT();
  const { formatDay, formatClock } = useHydrated() ? here : inIndia;
  const [day, last] = [formatDay(t, maintenance.starts_at), formatDay(t, maintenance.ends_at)];
  return t("announcement.maintenance", {
    ...{ days: day === last ? "one" : "many", day, last },
    from: formatClock(t, maintenance.starts_at),
    to: formatClock(t, maintenance.ends_at),
  });
}

/** On the sign-in page. */
export function MaintenanceNotice({ maintenance }: { maintenance: Maintenance }) {
  return (
    <Alert variant="warning">
      <MaintenanceText maintenance={maintenance} />
    </Alert>
  );
}
