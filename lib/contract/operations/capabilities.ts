import { capabilitiesSchema } from "../capabilities";
import type { Operations } from "./operation";

export const capabilityOperations = {
  getCapabilities: {
    summary: "Whether this provider has all of these calls, and what depends on its site",
    method: "GET",
    path: "/capabilities/",
    access: "public",
    status: 200,
    answer: capabilitiesSchema,
  },
} as const satisfies Operations;
