import { changeOperations } from "@/lib/contract/billing/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { presentClientPlan, presentOwnPlan, presentPublicPlan } from "../plans/presenter";
import * as changes from "./change-service";
import { presentRequest } from "./payment-presenter";
import { requestUpgrade } from "./requests-service";

export function changeRoutes(deps: Deps) {
  return createRoutes(deps, changeOperations, {
    async listPlanChoices({ actor }) {
      const choices = await changes.listChoices(deps, actor.clientId);
      return { results: choices.map(({ plan, ...choice }) => ({ ...presentPublicPlan(plan), ...choice })) };
    },

    chooseNextPlan: async ({ actor, body, by }) =>
      presentOwnPlan(await changes.chooseNext(deps, actor.clientId, body.plan_id, by)),

    requestUpgrade: async ({ actor, body }) => presentRequest(await requestUpgrade(deps, actor.clientId, body.plan_id)),

    endPlan: async ({ actor, by }) => presentOwnPlan(await changes.endPlan(deps, actor.clientId, by)),

    keepPlan: async ({ actor, by }) => presentOwnPlan(await changes.keepPlan(deps, actor.clientId, by)),

    keepClientPlan: async ({ params, by }) => presentClientPlan(await changes.keepPlan(deps, params.id, by)),
  });
}
