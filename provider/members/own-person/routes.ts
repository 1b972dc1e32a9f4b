import { ownPersonOperations } from "@/lib/contract/content/operations";
import type { OwnPerson } from "@/lib/contract/content/own-person";
import { presentPerson } from "../../content/people/presenter";
import type { Deps } from "../../deps";
import type { ClientActor } from "../../kernel/http/actor";
import { createRoutes } from "../../kernel/http/router";
import { presentChangeRequest } from "../change-requests/presenter";
import { askForOwnChange, getOwnPerson, updateOwnPerson } from "./service";

export function ownPersonRoutes(deps: Deps) {
  async function tell(actor: ClientActor): Promise<OwnPerson> {
    const { person, requests, rules, branches, hasCard } = await getOwnPerson(deps, actor);
    return {
      person: presentPerson(deps, person),
      rules,
      branches: branches.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }])),
      has_card: hasCard,
      requests: requests.map((request) => presentChangeRequest(request, branches)),
    };
  }

  return createRoutes(deps, ownPersonOperations, {
    getOwnPerson: ({ actor }) => tell(actor),

    async updateOwnPerson({ actor, body }) {
      await updateOwnPerson(deps, actor, body);
      return tell(actor);
    },

    async askForChange({ actor, body }) {
      await askForOwnChange(deps, actor, body);
      return tell(actor);
    },
  });
}
