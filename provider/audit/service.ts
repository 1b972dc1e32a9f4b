import { type AuditListQuery, auditColumns, type ExportAuditQuery } from "@/lib/contract/audit/schema";
import { dayAfter } from "@/lib/contract/clock";
import { auditLimits } from "@/lib/contract/notifications/values";
import type { Deps } from "../deps";
import { csvPieces, readBack } from "../kernel/http/csv-pieces";
import { startOfDay } from "../kernel/local-time";
import { presentAuditCells } from "./presenter";
import * as repo from "./repo";

export function listAudit(deps: Deps, query: AuditListQuery) {
  return repo.listEntries(deps.db, { ...query, ...stretchOf(deps, query) });
}

/** Yields a CSV file in chunks. */
export function exportAudit(deps: Deps, query: ExportAuditQuery): AsyncGenerator<string> {
  const limit = auditLimits.exportPage;
  const within = { ...query, ...stretchOf(deps, query) };
  const batches = readBack(limit, (before) => repo.listEntriesBefore(deps.db, within, before, limit));
  return csvPieces(auditColumns, batches, presentAuditCells);
}

/** Start of the first day and end of the last, in the site's time zone. */
function stretchOf({ config }: Deps, { from, to }: Pick<AuditListQuery, "from" | "to">) {
  return {
    since: from && startOfDay(config.timeZone, from).toISOString(),
    until: to && startOfDay(config.timeZone, dayAfter(to)).toISOString(),
  };
}
