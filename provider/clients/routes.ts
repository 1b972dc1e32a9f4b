import type { Deps } from "../deps";
import { createRouter } from "../http/router";

export function clientRoutes(deps: Deps) {
  const { app } = createRouter(deps);
  return app;
}
