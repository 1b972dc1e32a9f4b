import { auditListQuerySchema, auditListSchema, exportAuditQuerySchema } from "../audit";
import type { Operations } from "./operation";

export const auditOperations = {
  listAudit: {
    summary: "The audit log, newest first; searches email, target and IP address",
    method: "GET",
    path: "/admin/audit/",
    access: "admin",
    query: auditListQuerySchema,
    status: 200,
    answer: auditListSchema,
  },
  exportAudit: {
    summary: "The audit log's list as a CSV file",
    method: "GET",
    path: "/admin/audit/export/",
    access: "admin",
    query: exportAuditQuerySchema,
    status: 200,
    answer: "text/csv",
  },
} as const satisfies Operations;
