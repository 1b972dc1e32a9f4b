import { planOperations } from "@/lib/contract/plans/operations";
import type { Deps } from "../deps";
import { downloadText } from "../kernel/http/download";
import { createRoutes } from "../kernel/http/router";
import { giveDays, pausePlan, resumePlan } from "./days";
import { exportForecast, forecast } from "./forecast";
import { presentClientPlan, presentOwnPlan, presentPlan, presentPublicPlan } from "./presenter";
import * as plans from "./service";
import { getUsage, getUsageOf, showContent } from "./subscriptions";
import { siteDay } from "./turning";

export function planRoutes(deps: Deps) {
  return createRoutes(deps, planOperations, {
    listPublicPlans: async () => ({ results: (await plans.listPublicPlans(deps)).map(presentPublicPlan) }),

    getOwnPlan: async ({ actor }) => presentOwnPlan(await getUsage(deps, actor.clientId)),

    async showContent({ actor, body }) {
      await showContent(deps, actor.clientId, body);
      return presentOwnPlan(await getUsage(deps, actor.clientId));
    },

    async listPlans() {
      const { plans: all, withoutPlan } = await plans.listPlans(deps);
      return { results: all.map(presentPlan), without_plan: withoutPlan };
    },

    createPlan: async ({ body, by }) => presentPlan(await plans.createPlan(deps, body, by)),

    updatePlan: async ({ params, body, by }) => presentPlan(await plans.updatePlan(deps, params.id, body, by)),

    deletePlan: ({ params, by }) => plans.deletePlan(deps, params.id, by),

    async orderPlans({ body, by }) {
      await plans.orderPlans(deps, body.ids, by);
      return body;
    },

    getClientPlan: async ({ params }) => presentClientPlan(await getUsageOf(deps, params.id)),

    setClientPlan: async ({ params, body, by }) =>
      presentClientPlan(await plans.setClientPlan(deps, params.id, body, by)),

    giveDays: async ({ params, body, by }) => presentClientPlan(await giveDays(deps, params.id, body.days, by)),

    pausePlan: async ({ params, by }) => presentClientPlan(await pausePlan(deps, params.id, by)),

    resumePlan: async ({ params, by }) => presentClientPlan(await resumePlan(deps, params.id, by)),

    getForecast: async () => ({ results: await forecast(deps) }),

    exportForecast: () => downloadText(exportForecast(deps), "text/csv", `forecast-${siteDay(deps)}.csv`),
  });
}
