"use client";

import { useLiveVisitors } from "@/lib/api/analytics";
import { formatAmount } from "@/lib/format/number";

/** Who is there right now, of one client's card or of all; nothing while nobody is. */
export function LiveVisitors({ clientId }: { clientId?: number }) {
  const visitors = useLiveVisitors(clientId);
  return (
    <span role="status" className="empty:hidden">
      {visitors > 0 && (
        <span className="flex items-center gap-2 text-sm font-medium text-success">
          <span aria-hidden="true" className="relative flex size-2">
            <span className="absolute size-full rounded-full bg-current motion-safe:animate-ping" />
            <span className="size-full rounded-full bg-current" />
          </span>
          {formatAmount(visitors, ["person is", "people are"])} looking now
        </span>
      )}
    </span>
  );
}
