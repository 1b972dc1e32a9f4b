import { createDocumentSchema, documentListQuerySchema, updateDocumentSchema } from "@/lib/contract/document";
import { limits } from "@/lib/contract/limits";
import type { Deps } from "../deps";
import { readBody, readId } from "../http/body";
import { clientOf } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
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
  const { app, handle } = createRouter(deps);

  handle("documents", "GET", async (c) => {
    const query = readListQuery(c, documentListQuerySchema);
    const page = await listDocuments(deps, clientOf(c).clientId, query);
    return listResponse(c, query, page, (document) => presentDocument(deps, document));
  });

  handle("documents", "POST", async (c) => {
    const input = await readBody(c, createDocumentSchema, limits.document.bytes);
    const document = await createDocument(deps, clientOf(c).clientId, input, c.req.raw.signal);
    return c.json(presentDocument(deps, document), 201);
  });

  handle("documentStats", "GET", async (c) => c.json(await getDocumentStats(deps, clientOf(c).clientId)));

  handle("document", "GET", async (c) =>
    c.json(presentDocument(deps, await getDocument(deps, clientOf(c).clientId, readId(c)))),
  );

  handle("document", "PATCH", async (c) => {
    const id = readId(c);
    const { file_name } = await readBody(c, updateDocumentSchema);
    return c.json(presentDocument(deps, await renameDocument(deps, clientOf(c).clientId, id, file_name)));
  });

  handle("document", "DELETE", async (c) => {
    await deleteDocument(deps, clientOf(c).clientId, readId(c));
    return c.body(null, 204);
  });

  return app;
}
