import type { Deps } from "../deps";
import { createRouter } from "../http/router";

export function authRoutes(deps: Deps) {
  const { app } = createRouter(deps);
  return app;
}
