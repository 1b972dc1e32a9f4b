import { teamOperations } from "@/lib/contract/team/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { presentTeam } from "./presenter";
import { getTeam } from "./service";

export function teamRoutes(deps: Deps) {
  return createRoutes(deps, teamOperations, {
    getTeam: async ({ actor }) => presentTeam(await getTeam(deps, actor)),
  });
}
