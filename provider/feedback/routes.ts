import * as feedbackMessages from "@/lib/contract/feedback/messages";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import type { T } from "@/lib/i18n/translator";
import type { Deps } from "../deps";
import type { Actor } from "../kernel/http/actor";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { createFormGuard } from "../visitors/service";
import {
  presentAverage,
  presentFeedback,
  presentFeedbackStats,
  presentOwnFeedback,
  presentPublicFeedback,
} from "./presenter";
import type { FeedbackRow } from "./repo";
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
  const { tokenKeys, siteUrl } = deps.config;
  const present = (row: FeedbackRow, { actor, t }: { actor: Actor; t: T }) =>
    presentFeedback(row, actor, tokenKeys, { t, siteUrl });
  return createRoutes(deps, feedbackOperations, {
    async sendFeedback({ params, body, by: { address }, t }) {
      await sendFeedback(deps, guard, params.companyName, body, { address, t });
      return { detail: feedbackMessages.received };
    },

    async listCompanyFeedback(call) {
      const { page, sums } = await listCompanyFeedback(deps, call.params.companyName, call.query);
      return { ...presentPage(call, page, presentPublicFeedback), average: presentAverage(sums) };
    },

    getOwnFeedback: async ({ params }) => presentOwnFeedback(await getOwnFeedback(deps, params.token)),

    async listFeedback(call) {
      const page = await listFeedback(deps, call.actor, call.query);
      return presentPage(call, page, (row) => present(row, call));
    },

    getFeedbackStats: async ({ actor }) => presentFeedbackStats(await sumFeedback(deps, actor)),

    async createFeedback(call) {
      return present(await createFeedback(deps, call.actor.clientId, call.body, call.by), call);
    },

    async updateFeedback(call) {
      return present(await updateFeedback(deps, call.actor, call.params.id, call.body, call.by), call);
    },

    deleteFeedback: ({ actor, params, by }) => deleteFeedback(deps, actor, params.id, by),
  });
}
