import { setTimeout as sleep } from "node:timers/promises";
import type { Attributes, AttributeValue } from "@opentelemetry/api";
import { context, diag, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";
import { describeError } from "../log/describe-error";
import { hearErrors, log } from "../log/log";
import { scrub } from "../log/scrub";
import { tracing } from "./span";

type TraceSettings = {
  /** Where traces go, by OpenTelemetry's protocol over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  BUILD_ID: string;
};

/** Takes steps to wherever they are kept. */
type MakeExporter = (endpoint: string) => Promise<SpanExporter>;

/** Milliseconds that the last traces may take as the process ends. */
const lastTime = 2_000;

/** Milliseconds between two lines about a collector that takes none. */
const complaintInterval = 60_000;

/**
 * From now on steps are told to the collector at the endpoint; nothing is loaded where there is none. What else
 * OpenTelemetry's own variables say (sampling, headers, the service's name) its library reads.
 *
 * @returns the function that sends what is left and ends it
 */
export async function openTraces(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, BUILD_ID }: TraceSettings,
  makeExporter: MakeExporter = exportOverHttp,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const sdk = await import("@opentelemetry/sdk-trace-node");
  const { envDetector, detectResources, resourceFromAttributes } = await import("@opentelemetry/resources");
  const exporter = scrubbing(await makeExporter(endpoint));
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      "service.name": "namaskard",
      "service.version": BUILD_ID,
      "process.pid": process.pid,
    }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  diag.setLogger(complaints(), { suppressOverrideMessage: true });
  provider.register();
  tracing().isOn = true;
  const end = hearErrors(noteError);
  return async () => {
    end();
    tracing().isOn = false;
    await Promise.race([provider.shutdown().catch(() => {}), sleep(lastTime, undefined, { ref: false })]);
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
}

async function exportOverHttp(endpoint: string): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  return new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
}

function scrubbing(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(toPublicSpan), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** What the log tells as an error, told of the step in which it happened. */
function noteError(message: string, error: unknown): void {
  const span = trace.getActiveSpan();
  if (!span) return;
  span.setStatus({ code: SpanStatusCode.ERROR });
  const { type, message: detail, stack } = describeError(error ?? message);
  span.addEvent("exception", {
    "exception.type": type,
    "exception.message": detail,
    ...(stack !== undefined && { "exception.stacktrace": stack }),
  });
}

/** What the library says of itself: that traces were not taken, now and then. */
function complaints() {
  let last = Number.NEGATIVE_INFINITY;
  const complain = (reason: string) => {
    if (performance.now() - last < complaintInterval) return;
    last = performance.now();
    log.warn("Traces could not be sent", { reason: reason.slice(0, 500) });
  };
  const ignore = () => {};
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}

/**
 * What is told of a step. Addresses of calls and pages are not among it: some hold a token, some the name of whoever is
 * looked for; the route says enough.
 */
const told = new Set([
  ...["http.request.method", "http.response.status_code", "http.route", "http.method", "http.status_code"],
  ...["next.route", "next.span_type", "next.page", "db.system.name", "db.query.text"],
  ...["exception.type", "exception.message", "exception.stacktrace"],
  ...["namaskard.request_id", "namaskard.operation", "namaskard.kind", "namaskard.job_id", "namaskard.attempt"],
]);

/** A step as it leaves this process: without what may be about people, whoever has written it down. */
function toPublicSpan(span: ReadableSpan): ReadableSpan {
  return {
    name: scrub(span.name),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: toPublic(span.attributes),
    events: span.events.map((event) => ({ ...event, attributes: toPublic(event.attributes ?? {}) })),
    links: span.links,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}

function toPublic(attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(([name]) => told.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, scrubValue(value)]));
}

function scrubValue(value: AttributeValue | undefined): AttributeValue | undefined {
  return typeof value === "string" ? scrub(value) : value;
}
