import { passkeyOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { presentPasskey } from "./presenter";
import * as service from "./service";

export function ownPasskeyRoutes(deps: Deps) {
  return createRoutes(deps, passkeyOperations, {
    async listPasskeys({ actor }) {
      return { results: (await service.listPasskeys(deps, actor)).map(presentPasskey) };
    },

    startPasskey: ({ actor, body }) => service.startPasskey(deps, actor, body),

    startPasskeyProof: ({ actor }) => service.startPasskeyProof(deps, actor),

    addPasskey: async ({ actor, by, body }) =>
      presentPasskey(await service.addPasskey(deps, actor, by, body.credential)),

    renamePasskey: async ({ actor, by, params, body }) =>
      presentPasskey(await service.renamePasskey(deps, actor, by, params.id, body.name)),

    deletePasskey: ({ actor, by, params }) => service.deletePasskey(deps, actor, by, params.id),
  });
}
