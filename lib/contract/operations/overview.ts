import { overviewSchema } from "../overview";
import type { Operations } from "./operation";

export const overviewOperations = {
  getOverview: {
    summary: "The numbers on the caller's dashboard",
    method: "GET",
    path: "/overview/",
    access: "user",
    status: 200,
    answer: overviewSchema,
  },
} as const satisfies Operations;
