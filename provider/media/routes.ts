import type { Deps } from "../deps";
import { createRouter } from "../http/router";

export function mediaRoutes(deps: Deps) {
  const { app } = createRouter(deps);
  return app;
}
