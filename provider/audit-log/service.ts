import { type AuditListQuery, auditColumns, type ExportAuditQuery } from "@/lib/contract/audit";
import { dayAfter } from "@/lib/contract/clock";
import { byteOrderMark, toCsvLines } from "@/lib/contract/csv";
import { limits } from "@/lib/contract/limits";
import { startOfDay } from "../counting/local-time";
import type { Deps } from "../deps";
import { presentAuditCells } from "./presenter";
import * as repo from "./repo";

export function listAudit(deps: Deps, query: AuditListQuery) {
  return repo.listEntries(deps.db, { ...query, ...stretchOf(deps, query) });
}

/** A CSV file in pieces: its head with the first entries, then a batch at a time; none comes twice while others are made. */
export async function* exportAudit(deps: Deps, query: ExportAuditQuery): AsyncGenerator<string> {
  let head = byteOrderMark + toCsvLines([[...auditColumns]]);
  const limit = limits.audit.exportPage;
  const within = { ...query, ...stretchOf(deps, query) };
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await repo.listEntriesBefore(deps.db, within, before, limit);
    yield head + toCsvLines(rows.map(presentAuditCells));
    head = "";
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    before = last.id;
  }
}

/** The moments at which the days begin and are over, by the site's own clock. */
function stretchOf({ config }: Deps, { from, to }: Pick<AuditListQuery, "from" | "to">) {
  return {
    since: from && startOfDay(config.timeZone, from).toISOString(),
    until: to && startOfDay(config.timeZone, dayAfter(to)).toISOString(),
  };
}
