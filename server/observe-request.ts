import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { currentRequestId } from "@/lib/runtime/log/context";
import { isDebugging, log } from "@/lib/runtime/log/log";
import { inSpan, tracing } from "@/lib/runtime/traces/span";
import { cutQuery } from "./request/request-target";

/** Access log at debug level, without the query, which may be private. */
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
  // `close` fires outside the request's async context.
  response.once("close", AsyncResource.bind(tell));
}

/** Wraps `answer` in a server span, a child of a trusted proxy's. Without tracing it only calls it. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  isBelieved: boolean,
  answer: () => Promise<void>,
): Promise<void> {
  if (!tracing().isOn) return answer();
  const parent = isBelieved ? () => propagation.extract(context.active(), request.headers) : undefined;
  const { method = "" } = request;
  const attributes = { "http.request.method": method, "namaskard.request_id": currentRequestId() };
  return inSpan(method, { kind: SpanKind.SERVER, attributes, parent }, async (span) => {
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    await answer();
    await closed;
    span?.setAttribute("http.response.status_code", response.statusCode);
  });
}

/** Low-cardinality span name. */
export function nameRequest(method: string, kind: string): void {
  trace.getActiveSpan()?.updateName(`${method} ${kind}`).setAttribute("namaskard.kind", kind);
}
