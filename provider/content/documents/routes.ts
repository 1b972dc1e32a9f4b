import { documentOperations } from "@/lib/contract/content/operations";
import type { Deps } from "../../deps";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentDocument } from "./presenter";
import {
  createDocument,
  deleteDocument,
  getDocument,
  getDocumentStats,
  listDocuments,
  renameDocument,
} from "./service";

export function documentRoutes(deps: Deps) {
  const present = (document: Parameters<typeof presentDocument>[1]) => presentDocument(deps, document);

  return createRoutes(deps, documentOperations, {
    listDocuments: async (call) =>
      presentPage(call, await listDocuments(deps, call.actor.clientId, call.query), present),

    createDocument: async ({ actor, body, request }) =>
      present(await createDocument(deps, actor, body, request.signal)),

    getDocumentStats: ({ actor }) => getDocumentStats(deps, actor.clientId),

    getDocument: async ({ actor, params }) => present(await getDocument(deps, actor.clientId, params.id)),

    updateDocument: async ({ actor, params, body }) => present(await renameDocument(deps, actor, params.id, body)),

    deleteDocument: ({ actor, params }) => deleteDocument(deps, actor, params.id),
  });
}
