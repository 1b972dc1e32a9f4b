import { changeRequestOperations } from "@/lib/contract/content/operations";
import { presentPerson } from "../../content/people/presenter";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { listBranches } from "../../memberships/branches-repo";
import { presentChangeRequest } from "./presenter";
import { approveChange, listChangeRequests, refuseChange } from "./service";

export function changeRequestRoutes(deps: Deps) {
  return createRoutes(deps, changeRequestOperations, {
    async listChangeRequests({ actor }) {
      const branches = await listBranches(deps.db, actor.clientId);
      const requests = await listChangeRequests(deps, actor);
      return { results: requests.map((request) => presentChangeRequest(request, branches)) };
    },

    approveChange: async ({ actor, params }) => presentPerson(deps, await approveChange(deps, actor, params.id)),

    refuseChange: ({ actor, params, body }) => refuseChange(deps, actor, params.id, body),
  });
}
