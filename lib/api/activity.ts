"use client";

import { activityOperations, auditOperations } from "@/lib/contract/audit/operations";
import type { Activity, AuditListQuery, ExportAuditQuery } from "@/lib/contract/audit/schema";
import type { ActivityFilter } from "@/lib/contract/audit/values";
import { activityLimits } from "@/lib/contract/notifications/values";
import type { List } from "@/lib/contract/pagination";
import { perform } from "./call/call";
import { useProvider } from "./call/provider";
import { useAnswer } from "./call/use-answer";

const nothing: List<Activity> = { count: 0, next: null, previous: null, results: [] };

/** Newest first, refreshed while on screen. Nothing with a core provider. */
export function useActivity({ page = 1, actions = "all" }: { page?: number; actions?: ActivityFilter } = {}) {
  const query = {
    actions: actions === "all" ? undefined : actions,
    page: page > 1 ? page : undefined,
    page_size: activityLimits.pageSize,
  };
  const refreshing = { refreshInterval: activityLimits.refresh };
  const { isFull } = useProvider();
  const answer = useAnswer(isFull ? activityOperations.listActivity : null, { query }, refreshing);
  return isFull ? answer : { ...answer, data: nothing };
}

export function useAudit(query: Partial<AuditListQuery>) {
  return useAnswer(auditOperations.listAudit, { query });
}

/** @throws RequestError if the file cannot be downloaded */
export async function checkAuditFile(query: Partial<ExportAuditQuery>): Promise<void> {
  await perform({ ...auditOperations.exportAudit, method: "HEAD" }, { query });
}
