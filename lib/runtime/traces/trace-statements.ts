import { SpanKind, trace } from "@opentelemetry/api";
import { tracing } from "./span";

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
