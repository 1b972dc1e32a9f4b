import { billingOperations } from "@/lib/contract/billing/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { presentSettings, presentTerms } from "./presenter";
import * as settings from "./settings-service";
import * as terms from "./terms/service";

export function billingRoutes(deps: Deps) {
  return createRoutes(deps, billingOperations, {
    getBillingSettings: async () => presentSettings(await settings.getSettings(deps)),

    updateBillingSettings: async ({ body, by }) => presentSettings(await settings.updateSettings(deps, body, by)),

    listTerms: async () => ({ results: (await terms.listTerms(deps)).map(presentTerms) }),

    createTerms: async ({ body, by }) => presentTerms(await terms.createTerms(deps, body, by)),

    updateTerms: async ({ params, body, by }) => presentTerms(await terms.updateTerms(deps, params.id, body, by)),

    deleteTerms: ({ params, by }) => terms.deleteTerms(deps, params.id, by),

    updateBillingDetails: ({ actor, body }) => settings.updateDetails(deps, actor.clientId, body),
  });
}
