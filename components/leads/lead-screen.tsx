"use client";

import { VisitorDataLink } from "@/components/content/visitor-data-link";
import { LeadList } from "./lead-list";
import { LeadsKept } from "./leads-kept";

export function LeadScreen() {
  return (
    <LeadsKept>
      <div className="flex flex-col gap-8">
        <LeadList />
        <VisitorDataLink />
      </div>
    </LeadsKept>
  );
}
