import type { Capabilities } from "@/lib/contract/capabilities";
import { capabilityOperations } from "@/lib/contract/operations/capabilities";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";

/** This provider keeps neither yet. */
const capabilities: Capabilities = { feedback: false, analytics: false };

export function capabilityRoutes(deps: Deps) {
  return createRoutes(deps, capabilityOperations, {
    getCapabilities: async () => capabilities,
  });
}
