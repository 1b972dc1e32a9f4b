import { leavingOperations } from "@/lib/contract/leaving/operations";
import { presentTeamPerson } from "../content/people/presenter";
import { getPerson } from "../content/people/service";
import type { Deps } from "../deps";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { presentFormer, presentSuccessor } from "./presenter";
import { bringBack, forgetPerson, listFormer } from "./returning";
import { deletePerson, findSuccessor, leave, leaveCompany } from "./service";

export function leavingRoutes(deps: Deps) {
  return createRoutes(deps, leavingOperations, {
    leavePerson: ({ actor, params, body }) => leave(deps, actor, params.id, body),

    leaveCompany: ({ actor, body }) => leaveCompany(deps, actor, body),

    deletePerson: ({ actor, params }) => deletePerson(deps, actor, params.id),

    listFormerPeople: async (call) => presentPage(call, await listFormer(deps, call.actor, call.query), presentFormer),

    async bringBackPerson({ actor, params }) {
      await bringBack(deps, actor, params.id);
      return presentTeamPerson(deps, await getPerson(deps, actor, params.id));
    },

    forgetPerson: ({ actor, params }) => forgetPerson(deps, actor, params.id),

    getSuccessor: async ({ params }) =>
      presentSuccessor(deps, await findSuccessor(deps, params.companyName, params.id)),
  });
}
