import { auditOperations } from "@/lib/contract/audit/operations";
import type { Deps } from "../deps";
import { downloadText } from "../kernel/http/download";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { presentAuditEntry } from "./presenter";
import { exportAudit, listAudit } from "./service";

export function auditRoutes(deps: Deps) {
  return createRoutes(deps, auditOperations, {
    listAudit: async (call) => presentPage(call, await listAudit(deps, call.query), presentAuditEntry),

    exportAudit: ({ query }) =>
      downloadText(exportAudit(deps, query), "text/csv", `audit-${deps.now().toISOString().slice(0, 10)}.csv`),
  });
}
