import { cardFileOperations } from "@/lib/contract/backup/operations";
import type { Deps } from "../../deps";
import { downloadStream } from "../../kernel/http/download";
import { createRoutes } from "../../kernel/http/router";
import { presentImport } from "./presenter";
import { type CardFile, exportCard, exportCards, getImport, startImport } from "./service";

export function cardFileRoutes(deps: Deps) {
  const download = ({ name, body }: CardFile) => downloadStream(body, "application/x-tar", name);

  return createRoutes(deps, cardFileOperations, {
    exportCard: async ({ actor, by }) => download(await exportCard(deps, actor.clientId, actor, by)),

    importCard: async ({ actor, by, body, request }) =>
      presentImport(await startImport(deps, actor.clientId, body.file, { actor, by, signal: request.signal })),

    getCardImport: async ({ actor }) => presentImport(await getImport(deps, actor.clientId)),

    exportClientCard: async ({ params, actor, by }) => download(await exportCard(deps, params.id, actor, by)),

    exportCards: async ({ query, actor, by }) => download(await exportCards(deps, query.clients, actor, by)),

    importClientCard: async ({ params, actor, by, body, request }) =>
      presentImport(await startImport(deps, params.id, body.file, { actor, by, signal: request.signal })),

    getClientCardImport: async ({ params }) => presentImport(await getImport(deps, params.id)),
  });
}
