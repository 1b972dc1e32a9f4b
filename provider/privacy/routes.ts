import { visitorDataOperations } from "@/lib/contract/privacy/operations";
import { presentAppointment } from "../appointments/presenter";
import type { Deps } from "../deps";
import { presentFeedback } from "../feedback/presenter";
import { createRoutes } from "../kernel/http/router";
import { presentLead } from "../leads/presenter";
import { deleteVisitorData, findVisitorData } from "./service";

export function visitorDataRoutes(deps: Deps) {
  return createRoutes(deps, visitorDataOperations, {
    async findVisitorData({ actor, body }) {
      const { feedback, leads, appointments } = await findVisitorData(deps, actor, body.contact);
      return {
        feedback: feedback.map((row) => presentFeedback(row, actor, deps.config.tokenKeys)),
        leads: leads.map((row) => presentLead(row, actor)),
        appointments: appointments.map((row) => presentAppointment(row, deps.now().toISOString(), actor)),
      };
    },

    deleteVisitorData: ({ actor, body, by }) => deleteVisitorData(deps, actor, body.contact, by),
  });
}
