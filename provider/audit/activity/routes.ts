import { activityOperations } from "@/lib/contract/audit/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentActivity } from "./presenter";
import { listActivity } from "./service";

export function activityRoutes(deps: Deps) {
  return createRoutes(deps, activityOperations, {
    async listActivity(call) {
      const page = await listActivity(deps, call.actor, call.query);
      return presentPage(call, page, (row) => presentActivity(row, call.actor.userId));
    },
  });
}
