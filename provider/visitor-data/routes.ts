import { visitorDataOperations } from "@/lib/contract/operations/visitor-data";
import type { Deps } from "../deps";
import { presentFeedback } from "../feedback/presenter";
import { createRoutes } from "../http/router";
import { presentLead } from "../leads/presenter";
import { deleteVisitorData, findVisitorData } from "./service";

export function visitorDataRoutes(deps: Deps) {
  return createRoutes(deps, visitorDataOperations, {
    async findVisitorData({ actor, body }) {
      const { feedback, leads } = await findVisitorData(deps, actor, body.contact);
      return {
        feedback: feedback.map((row) => presentFeedback(row, actor.isAdmin)),
        leads: leads.map((row) => presentLead(row, actor.isAdmin)),
      };
    },

    deleteVisitorData: ({ actor, body, by }) => deleteVisitorData(deps, actor, body.contact, by),
  });
}
