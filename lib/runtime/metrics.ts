import { collectDefaultMetrics, Registry } from "prom-client";
import { closeServer, createHttpServer, listen } from "./http/http-server";
import { log } from "./log/log";

/** What one process tells of itself: first of all how Node is doing in it, by the names that Prometheus knows. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Milliseconds for a scrape that is under way as the process ends. */
const drainTime = 1_000;

/** Where a process tells its figures: a port of its own, which the proxy in front of the site does not know. */
type MetricsPlace = { METRICS_PORT?: number; METRICS_HOST: string };

/**
 * Answers `GET /metrics` with what `read` makes, in Prometheus' text; nothing where no port is set.
 * @throws StartError where the port cannot be had
 */
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
