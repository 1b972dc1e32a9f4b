import { changePasswordSchema } from "@/lib/contract/account";
import { clientListQuerySchema, createClientSchema, updateClientSchema } from "@/lib/contract/client";
import { messages } from "@/lib/contract/messages";
import type { Deps } from "../deps";
import { readBody, readId } from "../http/body";
import { auditActorOf } from "../http/context";
import { listResponse, readListQuery } from "../http/list";
import { createRouter } from "../http/router";
import { presentClient } from "./presenter";
import {
  changeClientPassword,
  createClient,
  deleteClient,
  getClient,
  listClients,
  setClientActive,
  updateClient,
} from "./service";

export function clientRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("clients", "GET", async (c) => {
    const query = readListQuery(c, clientListQuerySchema);
    return listResponse(c, query, await listClients(deps, query), presentClient);
  });

  handle("createClient", "POST", async (c) => {
    const input = await readBody(c, createClientSchema);
    return c.json(presentClient(await createClient(deps, input, auditActorOf(c))), 201);
  });

  handle("client", "GET", async (c) => c.json(presentClient(await getClient(deps, readId(c)))));

  handle("client", "PUT", async (c) => {
    const id = readId(c);
    const input = await readBody(c, updateClientSchema);
    return c.json(presentClient(await updateClient(deps, id, input, auditActorOf(c))));
  });

  handle("deleteClient", "DELETE", async (c) => {
    await deleteClient(deps, readId(c), auditActorOf(c));
    return c.body(null, 204);
  });

  handle("blockClient", "POST", async (c) =>
    c.json(presentClient(await setClientActive(deps, readId(c), false, auditActorOf(c)))),
  );

  handle("unblockClient", "POST", async (c) =>
    c.json(presentClient(await setClientActive(deps, readId(c), true, auditActorOf(c)))),
  );

  handle("changeClientPassword", "PATCH", async (c) => {
    const id = readId(c);
    const input = await readBody(c, changePasswordSchema);
    await changeClientPassword(deps, id, input, auditActorOf(c));
    return c.json({ detail: messages.passwordChanged });
  });

  return app;
}
