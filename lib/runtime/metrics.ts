import { collectDefaultMetrics, Registry } from "prom-client";
import { closeServer, createHttpServer, listen } from "./http/http-server";
import { log } from "./log/log";

/** With prom-client's default metrics. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Milliseconds for a scrape under way at exit. */
const drainTime = 1_000;

/** A port of its own, not exposed by the proxy. */
type MetricsPlace = { METRICS_PORT?: number; METRICS_HOST: string };

/** `GET /metrics` in Prometheus' text; nothing without a port. @throws StartError if the port is taken */
export async function serveMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: MetricsPlace,
  read: () => Promise<string>,
): Promise<{ close(): Promise<void> }> {
  if (port === undefined) return { close: async () => {} };
  const { server, serve } = createHttpServer();
  await listen(server, port, host, "METRICS_PORT");
  serve(async (request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics")
      return void response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    try {
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(await read());
    } catch (error) {
      log.error("The figures could not be read", error);
      response.writeHead(500, { "content-type": "text/plain" }).end("The figures cannot be read just now\n");
    }
  });
  return { close: () => closeServer(server, drainTime) };
}
