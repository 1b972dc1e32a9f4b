import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { processWide } from "../process-wide";

type SpanOptions = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** What it is a part of; without one, whatever is under way. Asked for only where traces are kept. */
  parent?: () => Context;
};

/** Whether anybody is told how long things take; else nothing is written down. */
export const tracing = () => processWide("tracing", () => ({ isOn: false }));

/**
 * Runs `work` as a step of whatever is under way, which ends when it does. What the log tells as an error meanwhile is told
 * with it; a failure of `work` marks it and is thrown as it is.
 */
export function inSpan<T>(
  name: string,
  { kind, attributes, parent = () => context.active() }: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!tracing().isOn) return work(undefined);
  return trace.getTracer("namaskard").startActiveSpan(name, { kind, attributes }, parent(), async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Where the trace goes on that whoever sent these headers has begun; what is under way here comes first. */
export function readParent(headers: Headers): Context {
  const active = context.active();
  if (trace.getSpan(active)) return active;
  return propagation.extract(active, headers, {
    get: (carrier, name) => carrier.get(name) ?? undefined,
    keys: (carrier) => [...carrier.keys()],
  });
}

/** Tells whoever is called with these headers what it is a part of. */
export function writeParent(headers: Headers): void {
  propagation.inject(context.active(), headers, { set: (carrier, name, value) => carrier.set(name, value) });
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** `port` itself, or where traces are kept, with a step for each call of one of these methods. */
export function tracePort<T extends object>(name: string, port: T, methods: readonly (keyof T & string)[]): T {
  if (!tracing().isOn) return port;
  const traced = methods.map((method) => {
    const call = (port[method] as Call).bind(port);
    return [
      method,
      (...args: unknown[]) => inSpan(`${name}.${method}`, { kind: SpanKind.CLIENT }, () => call(...args)),
    ];
  });
  return { ...port, ...Object.fromEntries(traced) };
}

const longestStatement = 2_000;

/** As Kysely reports it once it is over. */
type RunStatement = { query: { sql: string }; queryDurationMillis: number };

/**
 * For Kysely: writes each statement down as a step of what it is for, its values left out; nothing where no traces are
 * kept. `onEnded` hears of each either way.
 */
export function traceStatements(
  system: "sqlite" | "postgresql",
  onEnded?: () => void,
): ((statement: RunStatement) => void) | undefined {
  if (!tracing().isOn) return onEnded;
  return ({ query, queryDurationMillis }) => {
    onEnded?.();
    // Jobs are looked for each second, on behalf of nobody.
    if (!trace.getActiveSpan()) return;
    const text = query.sql.trim();
    const name = text.split(/\s/, 1)[0]?.toUpperCase() ?? "";
    const attributes = { "db.system.name": system, "db.query.text": text.slice(0, longestStatement) };
    const startTime = Date.now() - queryDurationMillis;
    trace.getTracer("namaskard").startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }).end();
  };
}
