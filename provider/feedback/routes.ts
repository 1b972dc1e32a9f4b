import * as feedbackMessages from "@/lib/contract/messages/feedback";
import { feedbackOperations } from "@/lib/contract/operations/feedback";
import type { Deps } from "../deps";
import { presentPage } from "../http/list";
import { createRoutes } from "../http/router";
import { createFormGuard } from "../visitor-forms/service";
import {
  presentAverage,
  presentFeedback,
  presentFeedbackStats,
  presentOwnFeedback,
  presentPublicFeedback,
} from "./presenter";
import {
  createFeedback,
  deleteFeedback,
  getOwnFeedback,
  listCompanyFeedback,
  listFeedback,
  sendFeedback,
  sumFeedback,
  updateFeedback,
} from "./service";

export function feedbackRoutes(deps: Deps) {
  const guard = createFormGuard(deps);
  return createRoutes(deps, feedbackOperations, {
    async sendFeedback({ params, body, by }) {
      await sendFeedback(deps, guard, params.companyName, body, by.address);
      return { detail: feedbackMessages.received };
    },

    async listCompanyFeedback(call) {
      const { page, sums } = await listCompanyFeedback(deps, call.params.companyName, call.query);
      return { ...presentPage(call, page, presentPublicFeedback), average: presentAverage(sums) };
    },

    getOwnFeedback: async ({ params }) => presentOwnFeedback(await getOwnFeedback(deps, params.token)),

    async listFeedback(call) {
      const page = await listFeedback(deps, call.actor, call.query);
      return presentPage(call, page, (row) => presentFeedback(row, call.actor.isAdmin));
    },

    getFeedbackStats: async ({ actor }) => presentFeedbackStats(await sumFeedback(deps, actor)),

    createFeedback: async ({ actor, body, by }) =>
      presentFeedback(await createFeedback(deps, actor.clientId, body, by), actor.isAdmin),

    updateFeedback: async ({ actor, params, body, by }) =>
      presentFeedback(await updateFeedback(deps, actor, params.id, body, by), actor.isAdmin),

    deleteFeedback: ({ actor, params, by }) => deleteFeedback(deps, actor, params.id, by),
  });
}
