import type { Operations } from "../operation";
import { serviceStatusSchema } from "./schema";

export const statusOperations = {
  getStatus: {
    summary: "How the service is doing: disk, queue, backups, versions, errors of the last day",
    method: "GET",
    path: "/admin/status/",
    access: "status.see",
    status: 200,
    answer: serviceStatusSchema,
  },
} as const satisfies Operations;
