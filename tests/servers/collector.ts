import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span in OpenTelemetry's JSON. */
export type TracedStep = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number; message?: string };
  attributes: { key: string; value: Record<string, unknown> }[];
  events: { name: string; attributes: { key: string; value: Record<string, unknown> }[] }[];
};

type Export = {
  resourceSpans: { resource: { attributes: TracedStep["attributes"] }; scopeSpans: { spans: TracedStep[] }[] }[];
};

/** A collector of traces: keeps all it receives and answers with `status`. */
export async function startCollector(status = 200) {
  const told: { path: string | undefined; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    told.push({ path: request.url, headers: request.headers, body });
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const parts = () => told.flatMap(({ body }) => (JSON.parse(body) as Export).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    text: () => told.map(({ body }) => body).join("\n"),
    steps: () => parts().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => parts().map(({ resource }) => resource.attributes),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
