import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { companyOperations } from "@/lib/contract/cards/operations";
import * as failures from "@/lib/contract/failures";
import { streamLimits } from "@/lib/contract/notifications/values";
import { callLimits } from "@/lib/contract/values";
import { AnswerTimer } from "@/lib/web/provider-client/answer-timer";
import { callOperation } from "@/lib/web/provider-client/call-operation";
import { callProvider, fetchMedia } from "@/lib/web/provider-client/call-provider";
import { runtime } from "@/lib/web/runtime";

const nearly = callLimits.requestTimeout - 1;
const timedOut = { code: "gateway_timeout", message: failures.timeout };

type Source = ReadableStreamDefaultController<Uint8Array>;

/** A provider whose answers stream what is written to `source`, and which records why one was cancelled. */
function answering() {
  const provider = { source: undefined as unknown as Source, cancelled: jest.fn() };
  const start = (controller: Source) => {
    provider.source = controller;
  };
  runtime().provider = async () =>
    new Response(new ReadableStream({ start, cancel: provider.cancelled }, { highWaterMark: 0 }), {
      status: 206,
      headers: { "content-range": "bytes 0-9/10" },
    });
  return provider;
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const piece = new Uint8Array(10);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  runtime().provider = null;
  jest.useRealTimers();
});

describe.each([
  ["a call", () => callProvider("/admin/clients/export/")],
  ["a file", () => fetchMedia("a.pdf")],
])("the answer to %s", (_, ask) => {
  test("may take as long as it flows", async () => {
    const provider = answering();
    const answer = await ask();
    expect([answer.status, answer.headers.get("content-range")]).toEqual([206, "bytes 0-9/10"]);
    const whole = answer.arrayBuffer();
    for (let pieces = 0; pieces < 20; pieces++) {
      await wait(nearly);
      provider.source.enqueue(piece);
    }
    await wait(nearly);
    provider.source.close();
    expect((await whole).byteLength).toBe(200);
  });

  test("times out once it stalls, and the provider's stream is cancelled", async () => {
    const provider = answering();
    const reader = (await ask()).body?.getReader();
    provider.source.enqueue(piece);
    expect(await reader?.read()).toEqual({ value: piece, done: false });
    const cut = expect(reader?.read()).rejects.toMatchObject(timedOut);
    await wait(callLimits.requestTimeout);
    await cut;
    expect(provider.cancelled).toHaveBeenCalledTimes(1);
  });

  test("waits for a reader that is slow itself, and then gives the provider its full time", async () => {
    const provider = answering();
    const reader = (await ask()).body?.getReader();
    provider.source.enqueue(piece);
    await reader?.read();
    await wait(10 * callLimits.requestTimeout);
    const next = reader?.read();
    await wait(nearly);
    provider.source.enqueue(piece);
    expect(await next).toEqual({ value: piece, done: false });
    const cut = expect(reader?.read()).rejects.toMatchObject(timedOut);
    await wait(callLimits.requestTimeout);
    await cut;
  });

  test("is not kept for a reader that never comes", async () => {
    const provider = answering();
    const answer = await ask();
    await wait(callLimits.requestTimeout);
    expect(provider.cancelled).toHaveBeenCalledTimes(1);
    await expect(answer.text()).rejects.toMatchObject(timedOut);
  });

  test("fails with a bad gateway when it breaks off", async () => {
    const provider = answering();
    const answer = await ask();
    provider.source.error(new Error("secret"));
    await expect(answer.text()).rejects.toMatchObject({ code: "bad_gateway", message: failures.unavailable });
  });

  test("is cancelled when its reader leaves", async () => {
    const provider = answering();
    await (await ask()).body?.cancel("gone");
    expect(provider.cancelled).toHaveBeenCalledWith("gone");
    expect(jest.getTimerCount()).toBe(0);
  });
});

test("an aborted caller cancels the answer", async () => {
  const provider = answering();
  const caller = new AbortController();
  const answer = await callProvider("/profile", { signal: caller.signal });
  const read = expect(answer.text()).rejects.toBe("left");
  caller.abort("left");
  await read;
  expect(provider.cancelled).toHaveBeenCalledWith("left");
});

test("an answer that comes too late is cancelled", async () => {
  let arrive: (answer: Response) => void = () => {};
  const cancel = jest.fn();
  runtime().provider = () => new Promise((resolve) => (arrive = resolve));
  const call = expect(callProvider("/profile")).rejects.toMatchObject(timedOut);
  await wait(callLimits.requestTimeout);
  await call;
  arrive(new Response(new ReadableStream({ cancel })));
  await wait(0);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test("an answer without a body leaves no timer running", async () => {
  runtime().provider = async () => new Response(null, { status: 204 });
  expect((await callProvider("/profile")).status).toBe(204);
  expect(jest.getTimerCount()).toBe(0);
});

test("request chunks sent after the answer do not start the timer", async () => {
  const upload = new TransformStream<Uint8Array, Uint8Array>();
  const writer = upload.writable.getWriter();
  let incoming: ReadableStreamDefaultReader<Uint8Array> | undefined;
  runtime().provider = async (request) => {
    incoming = request.body?.getReader();
    return new Response("refused", { status: 413 });
  };
  const answer = await callProvider("/client/documents/", { method: "POST", body: upload.readable });
  expect(await answer.text()).toBe("refused");
  void writer.write(piece);
  await incoming?.read();
  expect(jest.getTimerCount()).toBe(0);
});

test("an answer that has been read leaves nothing behind, whoever asked for it", async () => {
  jest.useRealTimers();
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc") as () => void;
  const ask = async () => {
    const timer = new AnswerTimer(new AbortController().signal);
    await timer.followAnswer(new Response("read")).text();
    return new WeakRef(timer.signal);
  };
  const signals: WeakRef<AbortSignal>[] = [];
  for (let count = 0; count < 50; count++) signals.push(await ask());
  await new Promise((resolve) => setTimeout(resolve, 50));
  gc();
  expect(signals.filter((signal) => signal.deref()).length).toBeLessThan(5);
});

test("a stream of events may be silent for longer, and is given up where nothing shows that it lives", async () => {
  let source: Source | undefined;
  const headers = { "content-type": "text/event-stream" };
  const start = (controller: Source) => {
    source = controller;
  };
  runtime().provider = async () => new Response(new ReadableStream({ start }, { highWaterMark: 0 }), { headers });
  const reader = (await callProvider("/notifications/stream/")).body?.getReader();
  for (let beat = 0; beat < 3; beat++) {
    const next = reader?.read();
    await wait(streamLimits.heartbeat);
    source?.enqueue(piece);
    expect(await next).toEqual({ value: piece, done: false });
  }
  const cut = expect(reader?.read()).rejects.toMatchObject(timedOut);
  await wait(streamLimits.silence);
  await cut;
});

describe.each([
  ["a call of our own", () => callOperation(companyOperations.getCompany, { params: { companyName: "shop" } })],
  ["a picture that we draw with", () => fetchMedia("a.png", {}, callLimits.ownAnswer)],
])("the answer to %s", (_, ask) => {
  test("ends at its size limit, and the provider's stream is cancelled", async () => {
    const provider = answering();
    const whole = (await ask()).arrayBuffer();
    const refused = expect(whole).rejects.toMatchObject({ code: "bad_gateway", message: failures.unavailable });
    provider.source.enqueue(new Uint8Array(callLimits.ownAnswer.bytes));
    await wait(1);
    provider.source.enqueue(piece);
    await refused;
    expect(provider.cancelled).toHaveBeenCalled();
  });

  test("ends at its time limit, even while it trickles", async () => {
    const provider = answering();
    const refused = expect((await ask()).arrayBuffer()).rejects.toMatchObject(timedOut);
    for (let time = 0; time < callLimits.ownAnswer.time; time += 5_000) {
      provider.source.enqueue(piece);
      await wait(5_000);
    }
    await refused;
    expect(provider.cancelled).toHaveBeenCalled();
  });

  test("that is as large as it may be is read whole, and nothing waits for it any more", async () => {
    const provider = answering();
    const whole = (await ask()).arrayBuffer();
    provider.source.enqueue(new Uint8Array(callLimits.ownAnswer.bytes));
    provider.source.close();
    expect((await whole).byteLength).toBe(callLimits.ownAnswer.bytes);
    expect(jest.getTimerCount()).toBe(0);
  });
});
