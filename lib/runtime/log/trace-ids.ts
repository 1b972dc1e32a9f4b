import { trace } from "@opentelemetry/api";

/** What leads from a line of the log to its trace, where traces are kept. */
export function traceIds(): { traceId?: string; spanId?: string } {
  const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
  return traceId ? { traceId, spanId } : {};
}
