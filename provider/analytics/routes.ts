import { analyticsOperations, overviewOperations } from "@/lib/contract/analytics/operations";
import type { Deps } from "../deps";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { presentAnalytics, presentCompanyFigures, presentOverview } from "./presenter";
import { countLiveVisitors, getOverview, listCompanyFigures, measureCards } from "./service";

export function analyticsRoutes(deps: Deps) {
  return createRoutes(deps, analyticsOperations, {
    getAnalytics: async ({ actor, query }) => presentAnalytics(await measureCards(deps, actor, query)),
    getLiveVisitors: async ({ actor, query }) => ({ visitors: await countLiveVisitors(deps, actor, query) }),
    listCompanyFigures: async (call) =>
      presentPage(call, await listCompanyFigures(deps, call.query), presentCompanyFigures),
  });
}

export function overviewRoutes(deps: Deps) {
  return createRoutes(deps, overviewOperations, {
    getOverview: async ({ actor }) => presentOverview(await getOverview(deps, actor)),
  });
}
