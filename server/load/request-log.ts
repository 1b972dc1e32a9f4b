import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isDebugging, log } from "@/lib/runtime/log/log";
import { cutQuery } from "../request/request-target";

/** Tells of a request, where such lines are wanted, once it has been answered: without its query, which may hold what is nobody's business. */
export function noteAnswer({ method, url = "" }: IncomingMessage, response: ServerResponse, kind: string): void {
  if (!isDebugging()) return;
  const started = performance.now();
  const tell = () =>
    log.debug("A request was answered", {
      kind,
      method,
      path: cutQuery(url),
      status: response.writableFinished ? response.statusCode : 0,
      ms: Math.round(performance.now() - started),
    });
  // Whoever tells that a connection has closed does so on nobody's behalf.
  response.once("close", AsyncResource.bind(tell));
}
