import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import * as failures from "@/lib/contract/failures";
import { callLimits } from "@/lib/contract/values";
import { callProvider, fetchMedia } from "@/lib/web/provider-client/call-provider";
import { runtime } from "@/lib/web/runtime";

const size = 12 * 1024 * 1024;
const secret = "one-secret-for-both-sides-of-the-wire";

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes) return controller.close();
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
}

describe("in this process", () => {
  afterEach(() => {
    runtime().provider = null;
    jest.useRealTimers();
  });

  test("calls go below /api, files below /media", async () => {
    runtime().provider = async ({ url }) => new Response(url);
    expect(await (await callProvider("/client/documents/?page=2")).text()).toBe(
      "http://provider/api/client/documents/?page=2",
    );
    expect(await (await fetchMedia("a/b.png")).text()).toBe("http://provider/media/a/b.png");
  });

  test("no secret goes along", async () => {
    process.env.PROVIDER_SECRET = secret;
    runtime().provider = async ({ headers }) => Response.json([...headers.keys()]);
    expect(await (await callProvider("/profile", { headers: { accept: "*/*" } })).json()).toEqual(["accept"]);
    process.env.PROVIDER_SECRET = "";
  });

  test("a raw failure is a bad gateway", async () => {
    runtime().provider = async () => {
      throw new Error("secret");
    };
    await expect(callProvider("/profile")).rejects.toMatchObject({
      code: "bad_gateway",
      message: failures.unavailable,
    });
  });

  test("silence ends after the request time-out", async () => {
    jest.useFakeTimers();
    runtime().provider = () => new Promise(() => {});
    const call = expect(callProvider("/profile")).rejects.toMatchObject({
      code: "gateway_timeout",
      message: failures.timeout,
    });
    await jest.advanceTimersByTimeAsync(callLimits.requestTimeout);
    await call;
  });

  test("a slow upload is not cut while bytes flow, and is once they stop", async () => {
    jest.useFakeTimers();
    runtime().provider = async (request) => new Response(String((await request.arrayBuffer()).byteLength));
    const upload = new TransformStream<Uint8Array, Uint8Array>();
    const writer = upload.writable.getWriter();
    const call = callProvider("/client/documents/", { method: "POST", body: upload.readable });
    for (let second = 0; second < 60; second += 6) {
      void writer.write(new Uint8Array(10));
      await jest.advanceTimersByTimeAsync(6_000);
    }
    void writer.close();
    expect(await (await call).text()).toBe("100");

    const stalled = new TransformStream<Uint8Array, Uint8Array>();
    const cut = callProvider("/client/documents/", { method: "POST", body: stalled.readable });
    const ended = expect(cut).rejects.toMatchObject({ code: "gateway_timeout" });
    await jest.advanceTimersByTimeAsync(callLimits.requestTimeout);
    await ended;
  });
});

describe("at PROVIDER_URL", () => {
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => handle(request, response));
  let call: typeof callProvider;
  let callMedia: typeof fetchMedia;

  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    process.env.PROVIDER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.env.PROVIDER_SECRET = secret;
    jest.resetModules();
    ({ callProvider: call, fetchMedia: callMedia } = await import("@/lib/web/provider-client/call-provider"));
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(async () => {
    process.env.PROVIDER_URL = "";
    process.env.PROVIDER_SECRET = "";
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test("a large body arrives whole, streamed and with its length", async () => {
    handle = async (request, response) => {
      let received = 0;
      for await (const chunk of request) received += chunk.length;
      response.end(JSON.stringify([received, request.headers["content-length"], request.url]));
    };
    const response = await call("/client/banners/", {
      method: "POST",
      headers: { "content-length": String(size) },
      body: streamOf(size),
    });
    expect(await response.json()).toEqual([size, String(size), "/api/client/banners/"]);
  });

  test("the operator's secret goes along with every call", async () => {
    handle = (request, response) => response.end(request.headers["x-provider-secret"]);
    expect(await (await call("/profile", { headers: { "x-provider-secret": "a visitor's" } })).text()).toBe(secret);
    expect(await (await callMedia("a.webp")).text()).toBe(secret);
  });

  test("redirects are handed back, and nobody else hears the secret", async () => {
    const asked: string[] = [];
    const stranger = createServer((request, response) => {
      asked.push(request.rawHeaders.join());
      response.end();
    });
    await once(stranger.listen(0, "127.0.0.1"), "listening");
    const location = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
    for (const status of [301, 302, 303, 307, 308]) {
      handle = (_, response) => response.writeHead(status, { location }).end();
      expect((await call("/profile")).status).toBe(status);
      expect((await callMedia("a.webp")).status).toBe(status);
    }
    expect(asked).toEqual([]);
    await new Promise((resolve) => stranger.close(resolve));
  });

  test("no failure tells the secret", async () => {
    handle = (request) => request.socket.destroy();
    const failure = await call("/profile").catch((error) => error);
    expect(inspect(failure, { depth: 10, showHidden: true })).not.toContain(secret);
  });

  test("an answer may flow for as long as it does, and is given up when it stands still", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    let outgoing: ServerResponse | undefined;
    handle = (_, response) => {
      outgoing = response;
      response.write("x");
    };
    const reader = (await call("/admin/clients/export/")).body?.getReader();
    await reader?.read();
    for (let pieces = 0; pieces < 5; pieces++) {
      const next = reader?.read();
      await jest.advanceTimersByTimeAsync(callLimits.requestTimeout - 1);
      outgoing?.write("x");
      expect((await next)?.done).toBe(false);
    }
    const gone = once(outgoing as ServerResponse, "close");
    const cut = expect(reader?.read()).rejects.toMatchObject({ code: "gateway_timeout", message: failures.timeout });
    await jest.advanceTimersByTimeAsync(callLimits.requestTimeout);
    await cut;
    await gone;
  });

  test("an answer that breaks off is a bad gateway", async () => {
    handle = (_, response) => {
      response.writeHead(200, { "content-length": "9" }).write("{");
      setImmediate(() => response.destroy());
    };
    await expect(call("/profile").then((answer) => answer.text())).rejects.toMatchObject({ code: "bad_gateway" });
  });

  test("a cut connection is a bad gateway", async () => {
    handle = (request) => request.socket.destroy();
    await expect(call("/profile")).rejects.toMatchObject({ code: "bad_gateway" });
  });
});
