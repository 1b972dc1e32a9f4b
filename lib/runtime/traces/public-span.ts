import type { Attributes, AttributeValue } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";
import { scrub } from "../log/scrub";

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
export function toPublicSpan(span: ReadableSpan): ReadableSpan {
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
