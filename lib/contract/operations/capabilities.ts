import { capabilitiesSchema } from "../capabilities";
import type { Operations } from "./operation";

export const capabilityOperations = {
  getCapabilities: {
    summary: "What this provider supports beyond the core calls",
    method: "GET",
    path: "/capabilities/",
    access: "user",
    withoutTwoFactor: true,
    status: 200,
    answer: capabilitiesSchema,
  },
} as const satisfies Operations;
