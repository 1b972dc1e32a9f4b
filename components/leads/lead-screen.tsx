"use client";

import { VisitorDataLink } from "@/components/content/visitor-data-link";
import { LeadList } from "./lead-list";

export function LeadScreen() {
  return (
    <div className="flex flex-col gap-8">
      <LeadList />
      <VisitorDataLink />
    </div>
  );
}
