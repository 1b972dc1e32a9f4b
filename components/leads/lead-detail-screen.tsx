"use client";

import { LeadDetail } from "./lead-detail";
import { LeadsKept } from "./leads-kept";

/** `id` is null where the address names no lead. */
export function LeadDetailScreen({ id }: { id: number | null }) {
  return (
    <LeadsKept>
      <LeadDetail id={id} />
    </LeadsKept>
  );
}
