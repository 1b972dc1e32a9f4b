import type { Operations } from "../operation";
import {
  activityListQuerySchema,
  activityListSchema,
  auditListQuerySchema,
  auditListSchema,
  exportAuditQuerySchema,
} from "./schema";

export const auditOperations = {
  listAudit: {
    summary: "The audit log, newest first; searches email, phone, target and IP address",
    method: "GET",
    path: "/admin/audit/",
    access: "audit.see",
    query: auditListQuerySchema,
    status: 200,
    answer: auditListSchema,
  },
  exportAudit: {
    summary: "The audit log's list as a CSV file",
    method: "GET",
    path: "/admin/audit/export/",
    access: "audit.see",
    query: exportAuditQuerySchema,
    status: 200,
    answer: "text/csv",
  },
} as const satisfies Operations;

export const activityOperations = {
  listActivity: {
    summary: "Activity of the caller's account or, for an administrator, of clients",
    method: "GET",
    path: "/activity/",
    access: "activity.see",
    query: activityListQuerySchema,
    status: 200,
    answer: activityListSchema,
  },
} as const satisfies Operations;
