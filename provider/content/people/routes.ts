import { peopleOperations } from "@/lib/contract/content/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentTeamPerson } from "./presenter";
import { createPerson, getPerson, listTeam, listTeamIds, orderPeople, updatePerson } from "./service";

export function peopleRoutes(deps: Deps) {
  const present = (person: Parameters<typeof presentTeamPerson>[1]) => presentTeamPerson(deps, person);

  return createRoutes(deps, peopleOperations, {
    listPeople: async (call) => presentPage(call, await listTeam(deps, call.actor, call.query), present),

    listPeopleIds: async ({ actor, query }) => ({ ids: await listTeamIds(deps, actor, query) }),

    createPerson: async ({ actor, body }) => present(await createPerson(deps, actor, body)),

    async orderPeople({ actor, body: { ids } }) {
      await orderPeople(deps, actor, ids);
      return { ids };
    },

    getPerson: async ({ actor, params }) => present(await getPerson(deps, actor, params.id)),

    updatePerson: async ({ actor, params, body }) => present(await updatePerson(deps, actor, params.id, body)),
  });
}
