import { peopleOperations } from "@/lib/contract/content/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentPerson } from "./presenter";
import { createPerson, deletePerson, getPerson, listPeople, orderPeople, updatePerson } from "./service";

export function peopleRoutes(deps: Deps) {
  const present = (person: Parameters<typeof presentPerson>[1]) => presentPerson(deps, person);

  return createRoutes(deps, peopleOperations, {
    listPeople: async (call) => presentPage(call, await listPeople(deps, call.actor.clientId, call.query), present),

    createPerson: async ({ actor, body }) => present(await createPerson(deps, actor.clientId, body)),

    async orderPeople({ actor, body: { ids } }) {
      await orderPeople(deps, actor.clientId, ids);
      return { ids };
    },

    getPerson: async ({ actor, params }) => present(await getPerson(deps, actor.clientId, params.id)),

    updatePerson: async ({ actor, params, body }) => present(await updatePerson(deps, actor.clientId, params.id, body)),

    deletePerson: ({ actor, params }) => deletePerson(deps, actor.clientId, params.id),
  });
}
