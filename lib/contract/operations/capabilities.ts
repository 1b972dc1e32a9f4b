import { capabilitiesSchema } from "../capabilities";
import type { Operations } from "./operation";

export const capabilityOperations = {
  getCapabilities: {
    summary: "Which data beyond the core calls this provider keeps",
    method: "GET",
    path: "/capabilities/",
    access: "user",
    withoutTwoFactor: true,
    status: 200,
    answer: capabilitiesSchema,
  },
} as const satisfies Operations;
