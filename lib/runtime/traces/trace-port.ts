import { SpanKind } from "@opentelemetry/api";
import { inSpan, tracing } from "./span";

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
