import { collectDefaultMetrics, Registry } from "prom-client";

/** What one process tells of itself: first of all how Node is doing in it, by the names that Prometheus knows. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
