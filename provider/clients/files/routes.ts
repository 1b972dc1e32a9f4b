import { clientFileOperations } from "@/lib/contract/clients/operations";
import type { Deps } from "../../deps";
import { downloadText } from "../../kernel/http/download";
import { createRoutes } from "../../kernel/http/router";
import { exportClients, importClients } from "./service";

export function clientFileRoutes(deps: Deps) {
  return createRoutes(deps, clientFileOperations, {
    exportClients: ({ query }) =>
      downloadText(exportClients(deps, query), "text/csv", `clients-${deps.now().toISOString().slice(0, 10)}.csv`),

    importClients: async ({ body, by }) => ({ results: await importClients(deps, body, by) }),
  });
}
