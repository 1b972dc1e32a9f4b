import { teamOperations } from "@/lib/contract/team/operations";
import { presentTeamPerson } from "../content/people/presenter";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { changePeople } from "./bulk";
import { presentTeam } from "./presenter";
import { getTeam, setPersonRole } from "./service";

export function teamRoutes(deps: Deps) {
  return createRoutes(deps, teamOperations, {
    getTeam: async ({ actor }) => presentTeam(await getTeam(deps, actor)),

    changePeople: ({ actor, body }) => changePeople(deps, actor, body.changes),

    setPersonRole: async ({ actor, params, body }) =>
      presentTeamPerson(deps, await setPersonRole(deps, actor, params.id, body)),
  });
}
