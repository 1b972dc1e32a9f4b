import { leadOperations } from "@/lib/contract/leads/operations";
import { createCounter } from "../analytics/events/service";
import type { Deps } from "../deps";
import { downloadText } from "../kernel/http/download";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { readVisitor } from "../kernel/http/visitor";
import { createFormGuard } from "../visitors/service";
import { handOverLeads } from "./handing-over";
import { presentLead, presentSentLead } from "./presenter";
import {
  countLeads,
  deleteLead,
  exportContacts,
  exportLeads,
  getLead,
  listLeads,
  sendLead,
  updateLead,
} from "./service";
import { getLeadSettings, writeLeadSettings } from "./settings-service";

export function leadRoutes(deps: Deps) {
  const desk = { guard: createFormGuard(deps), counter: createCounter(deps) };
  const today = () => deps.now().toISOString().slice(0, 10);

  return createRoutes(deps, leadOperations, {
    async sendLead({ params: { companyName }, body: input, actor, by, t, request }) {
      const visitor = readVisitor(request.headers, by.address, deps.findPlace);
      return presentSentLead(input.kind, await sendLead(deps, desk, { companyName, input, t, visitor, actor, by }));
    },

    listLeads: async (call) =>
      presentPage(call, await listLeads(deps, call.actor, call.query), (lead) => presentLead(lead, call.actor, call.t)),

    getLeadStats: ({ actor }) => countLeads(deps, actor),

    exportLeads: ({ actor, query }) =>
      downloadText(exportLeads(deps, actor, query), "text/csv", `enquiries-${today()}.csv`),

    exportLeadContacts: ({ actor, query }) =>
      downloadText(exportContacts(deps, actor, query), "text/vcard", `enquiries-${today()}.vcf`),

    getLead: async ({ actor, params, t }) => presentLead(await getLead(deps, actor, params.id), actor, t),

    updateLead: async ({ actor, params, body, t }) =>
      presentLead(await updateLead(deps, actor, params.id, body), actor, t),

    handOverLeads: async ({ actor, body, by }) => ({ ids: await handOverLeads(deps, actor, body, by) }),

    getLeadSettings: ({ actor }) => getLeadSettings(deps, actor.clientId),

    writeLeadSettings: ({ actor, body }) => writeLeadSettings(deps, actor.clientId, body),

    deleteLead: ({ actor, params, by }) => deleteLead(deps, actor, params.id, by),
  });
}
