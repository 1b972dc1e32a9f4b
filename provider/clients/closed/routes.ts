import { closedCardOperations } from "@/lib/contract/clients/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { closeClient, getClosedCard } from "./service";

export function closedCardRoutes(deps: Deps) {
  return createRoutes(deps, closedCardOperations, {
    async closeClient({ params, by }) {
      await closeClient(deps, params.id, by);
    },

    getClosedCard: ({ params }) => getClosedCard(deps, params.companyName),
  });
}
