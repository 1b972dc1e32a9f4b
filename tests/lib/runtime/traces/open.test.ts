import { diag, SpanStatusCode, trace } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";
import { log } from "@/lib/runtime/log/log";
import { traceIds } from "@/lib/runtime/log/logger";
import { openTraces } from "@/lib/runtime/traces/open";
import { inSpan, readParent, tracePort, writeParent } from "@/lib/runtime/traces/span";

const settings = { BUILD_ID: "0a1b2c", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.test" };

describe("with a collector", () => {
  let steps: ReadableSpan[];
  let close: () => Promise<void>;
  beforeEach(async () => {
    steps = [];
    const exporter: SpanExporter = {
      export(spans, done) {
        steps.push(...spans);
        done({ code: 0 });
      },
      shutdown: async () => {},
    };
    close = await openTraces(settings, async () => exporter);
  });
  afterEach(() => close());

  const told = async () => {
    await close();
    return new Map(steps.map((step) => [step.name, step]));
  };
  const idOf = (step: ReadableSpan | undefined) => step?.spanContext().spanId;

  test("spans carry their parents and the version", async () => {
    const answer = await inSpan("outer", {}, () => inSpan("inner", {}, async () => "done"));
    expect(answer).toBe("done");
    const byName = await told();
    expect(byName.get("inner")?.parentSpanContext).toEqual(byName.get("outer")?.spanContext());
    expect(byName.get("outer")?.resource.attributes).toMatchObject({
      "service.name": "namaskard",
      "service.version": "0a1b2c",
    });
  });

  test("a failure is thrown as it is and marks its step", async () => {
    const failure = new Error("no");
    await expect(inSpan("work", {}, () => Promise.reject(failure))).rejects.toBe(failure);
    expect((await told()).get("work")?.status).toEqual({ code: SpanStatusCode.ERROR });
  });

  test("what the log tells as an error is told with its step, without addresses and tokens", async () => {
    const ids = await inSpan("work", {}, async () => {
      log.error("A call failed", new Error("asha@example.com may not: Bearer abcdefghijkl"));
      return traceIds();
    });
    const step = (await told()).get("work");
    expect(step?.spanContext()).toMatchObject(ids);
    expect(step?.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(step?.events).toMatchObject([
      { name: "exception", attributes: { "exception.message": "(e-mail) may not: Bearer (token)" } },
    ]);
    expect(JSON.stringify(step?.events)).not.toMatch(/asha|abcdefghijkl/);
  });

  test("nothing but what is meant to be told of a step leaves, whoever wrote it down", async () => {
    const attributes = {
      "http.route": "/[company]",
      "http.target": "/asha-textiles?token=1",
      "http.url": "http://cards.test/appointments/abc",
      "enduser.id": "7",
    };
    await inSpan("GET /reset?token=secret", { attributes }, async (span) => {
      span?.recordException(new Error("asha@example.com"));
      span?.setStatus({ code: SpanStatusCode.ERROR, message: "asha@example.com" });
    });
    const step = (await told()).get("GET /reset?(query)");
    expect(step?.attributes).toEqual({ "http.route": "/[company]" });
    expect(JSON.stringify([step?.status, step?.events])).not.toContain("asha");
  });

  test("a trace goes on in another process by a header", async () => {
    const headers = new Headers();
    await inSpan("here", {}, async () => writeParent(headers));
    await inSpan("there", { parent: () => readParent(headers) }, async () => {});
    const byName = await told();
    expect(headers.get("traceparent")).toContain(idOf(byName.get("here")));
    expect(byName.get("there")?.parentSpanContext?.spanId).toBe(idOf(byName.get("here")));
  });

  test("a span under way here comes before a header's", async () => {
    const strange = new Headers({ traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` });
    await inSpan("here", {}, () => inSpan("there", { parent: () => readParent(strange) }, async () => {}));
    const byName = await told();
    expect(byName.get("there")?.parentSpanContext?.spanId).toBe(idOf(byName.get("here")));
  });

  test("a port's calls are steps, with its own answers", async () => {
    const port = { base: 2, double: async (value: number) => value * 2, name: () => "port" };
    const traced = tracePort("numbers", port, ["double"]);
    expect([await traced.double(4), traced.name(), traced.base]).toEqual([8, "port", 2]);
    expect([...(await told()).keys()]).toEqual(["numbers.double"]);
  });
});

test("without an endpoint nothing is recorded or loaded", async () => {
  const close = await openTraces({ BUILD_ID: "0a1b2c" });
  const port = { double: async (value: number) => value * 2 };
  expect(tracePort("numbers", port, ["double"])).toBe(port);
  expect(await inSpan("work", {}, async (span) => [span, traceIds()])).toEqual([undefined, {}]);
  expect(trace.getActiveSpan()).toBeUndefined();
  await close();
});

test("the library's complaints make one log line, not one each time", async () => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => {});
  const close = await openTraces(settings, async () => ({ export: () => {}, shutdown: async () => {} }));
  for (let index = 0; index < 3; index++) diag.error("nobody is there");
  await close();
  expect(warn.mock.calls).toEqual([["Traces could not be sent", { reason: "nobody is there" }]]);
});
