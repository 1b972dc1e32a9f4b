import { overviewOperations } from "@/lib/contract/analytics/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { presentOverview } from "./presenter";
import { getOverview } from "./service";

export function overviewRoutes(deps: Deps) {
  return createRoutes(deps, overviewOperations, {
    getOverview: async ({ actor }) => presentOverview(await getOverview(deps, actor)),
  });
}
