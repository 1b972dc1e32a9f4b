import { activityListQuerySchema, activityListSchema } from "../activity";
import type { Operations } from "./operation";

export const activityOperations = {
  listActivity: {
    summary: "Activity of the caller's account or, for an administrator, of clients",
    method: "GET",
    path: "/activity/",
    access: "user",
    query: activityListQuerySchema,
    status: 200,
    answer: activityListSchema,
  },
} as const satisfies Operations;
