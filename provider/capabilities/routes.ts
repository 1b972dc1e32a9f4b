import type { Capabilities } from "@/lib/contract/capabilities";
import type { Deps } from "../deps";
import { createRouter } from "../http/router";

/** This provider keeps neither yet. */
const capabilities: Capabilities = { feedback: false, analytics: false };

export function capabilityRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);
  handle("capabilities", "GET", (c) => c.json(capabilities));
  return app;
}
