import { activityListQuerySchema } from "@/lib/contract/activity";
import type { Deps } from "../deps";
import { actorOf } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
import { presentActivity } from "./presenter";
import { listActivity } from "./service";

export function activityRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("activity", "GET", async (c) => {
    const query = readListQuery(c, activityListQuerySchema);
    const actor = actorOf(c);
    return listResponse(c, query, await listActivity(deps, actor, query), (row) => presentActivity(row, actor.userId));
  });

  return app;
}
