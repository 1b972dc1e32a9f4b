import { auditListQuerySchema, auditListSchema, exportAuditQuerySchema } from "../audit";
import type { Operations } from "./operation";

export const auditOperations = {
  listAudit: {
    summary: "The record of who did what, the newest first; searches email, target and network address",
    method: "GET",
    path: "/admin/audit/",
    access: "admin",
    query: auditListQuerySchema,
    status: 200,
    answer: auditListSchema,
  },
  exportAudit: {
    summary: "All of the record that the list would show, as a CSV file",
    method: "GET",
    path: "/admin/audit/export/",
    access: "admin",
    query: exportAuditQuerySchema,
    status: 200,
    answer: "text/csv",
  },
} as const satisfies Operations;
