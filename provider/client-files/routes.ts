import { clientFileOperations } from "@/lib/contract/operations/client-files";
import { contentDisposition } from "@/lib/process/content-disposition";
import type { Deps } from "../deps";
import { createRoutes } from "../http/router";
import { exportClients, importClients } from "./service";

export function clientFileRoutes(deps: Deps) {
  return createRoutes(deps, clientFileOperations, {
    async exportClients({ query }) {
      const lines = exportClients(deps, query);
      // The first lines come before the answer, so that a database that fails is still told as a failure.
      const first = await lines.next();
      const name = `clients-${deps.now().toISOString().slice(0, 10)}.csv`;
      return new Response(streamText(first.value ?? "", lines), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": contentDisposition("attachment", name),
        },
      });
    },

    importClients: async ({ body, by }) => ({ results: await importClients(deps, body.rows, body.dry_run, by) }),
  });
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
