import { exportClientsQuerySchema, importClientsSchema } from "@/lib/contract/client-file";
import { contentDisposition } from "@/lib/process/content-disposition";
import type { Deps } from "../deps";
import { readBody } from "../http/body";
import { auditActorOf } from "../http/context";
import { readListQuery } from "../http/list";
import { createRouter } from "../http/router";
import { exportClients, importClients } from "./service";

export function clientFileRoutes(deps: Deps) {
  const { app, handle } = createRouter(deps);

  handle("exportClients", "GET", async (c) => {
    const lines = exportClients(deps, readListQuery(c, exportClientsQuerySchema));
    // The first lines come before the answer, so that a database that fails is still told as a failure.
    const first = await lines.next();
    const name = `clients-${deps.now().toISOString().slice(0, 10)}.csv`;
    return c.body(streamText(first.value ?? "", lines), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": contentDisposition("attachment", name),
    });
  });

  handle("importClients", "POST", async (c) => {
    const { dry_run, rows } = await readBody(c, importClientsSchema);
    return c.json({ results: await importClients(deps, rows, dry_run, auditActorOf(c)) });
  });

  return app;
}

/** Asks for more only when the reader has taken what came before. */
function streamText(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const { value, done } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await rest.return(undefined)),
  });
}
