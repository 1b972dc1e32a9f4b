import type { Deps } from "../deps";
import { actorOf } from "../http/context";
import { createRouter } from "../http/router";
import { presentOverview } from "./presenter";
import { getOverview } from "./service";

export function overviewRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("overview", "GET", async (c) => c.json(presentOverview(await getOverview(deps, actorOf(c)))));

  return app;
}
