import { once } from "node:events";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import { streamLimits } from "@/lib/contract/notifications/values";
import { closeServer, createHttpServer, listen } from "@/lib/runtime/http/http-server";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { runtime } from "@/lib/web/runtime";
import { authenticate } from "@/lib/web/session/authenticate";
import { sealSession } from "@/lib/web/session/session";
import { jobs } from "@/provider/all-jobs";
import { createApp } from "@/provider/app";
import { startJobs } from "@/provider/kernel/jobs/runner";
import { write } from "@/provider/kernel/write/write";
import { notify } from "@/provider/notifications/service";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { findGateway } from "@/server/gateway";
import { listenerLimits } from "@/server/load/limits";
import { admin } from "../contract/api";
import { buildDeps, openApi, type TestDeps } from "../provider/build-deps";
import { openEvents } from "./read-events";
import { openSite, type TestSite } from "./site";

const path = `/api${notificationOperations.streamNotifications.path}`;
let deps: TestDeps;
let site: TestSite;
let cookie: string;
let client: string;
let stopJobs: () => Promise<void>;
let closeProvider: () => Promise<void>;

/** The provider in this process, and over HTTP. */
const providers = {
  "in this process": async () => ({ provider: createApp(deps), close: async () => {} }),
  elsewhere: async () => {
    const { server, serve } = createHttpServer();
    const port = await listen(server, 0, "127.0.0.1", "PROVIDER_PORT");
    serve(getRequestListener(createApp(deps), { overrideGlobalObjects: false }));
    const provider = async ({ url, headers, method, signal, body }: Request) => {
      const text = body && (await new Response(body).text());
      return fetch(url.replace("http://provider", `http://127.0.0.1:${port}`), { headers, method, signal, body: text });
    };
    return { provider, close: () => closeServer(server, 5_000) };
  },
};

async function open(kind: keyof typeof providers): Promise<void> {
  runtime().sessionKeys = fixedKeys("a secret for tests that is long enough");
  deps = await buildDeps();
  const api = await openApi(deps);
  stopJobs = await startJobs(deps, jobs);
  const { provider, close } = await providers[kind]();
  closeProvider = close;
  runtime().provider = provider;
  runtime().once = createMemoryState().once;
  site = await openSite((async () => {}) as never, { gateway: findGateway });
  cookie = await signIn(admin);
  client = await signIn(await api.client());
}

async function signIn(account: { email: string; password: string }): Promise<string> {
  const { session } = await authenticate(account, new Headers({ "x-client-address": "203.0.113.9" }));
  return `token=${await sealSession(session)}`;
}

afterEach(async () => {
  await site.close();
  await closeProvider();
  await stopJobs();
  await deps.close();
  runtime().provider = null;
});

const listenTo = (account = cookie) => openEvents(site.url + path, { cookie: account, "accept-encoding": "gzip" });
const tellAdministrators = () =>
  write(deps, { actorId: null, address: "" }, (trx) =>
    notify(trx, "administrators", { kind: "sign_up_received", detail: "Bakery", count: null, subjectId: 1 }),
  );

describe.each(Object.keys(providers) as (keyof typeof providers)[])("a stream of a provider %s", (kind) => {
  beforeEach(() => open(kind));

  test("tells the number at once, and each change without a further question", async () => {
    const events = await listenTo();
    expect(events.status).toBe(200);
    expect(Object.fromEntries(events.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(events.headers.get("content-encoding")).toBeNull();
    expect(await events.next()).toEqual({ unread: 0 });
    await tellAdministrators();
    expect(await events.next()).toEqual({ unread: 1 });
    events.close();
  });

  test("is none for a HEAD, which takes no place", async () => {
    for (let number = 0; number < streamLimits.perAccount + 2; number++) {
      const { status, headers, body } = await fetch(site.url + path, { method: "HEAD", headers: { cookie } });
      expect([status, headers.get("content-type"), body]).toEqual([200, "text/event-stream", null]);
    }
    const events = await listenTo();
    expect(await events.next()).toEqual({ unread: 0 });
    events.close();
  });

  test("needs a session", async () => {
    expect((await openEvents(site.url + path)).status).toBe(401);
  });

  test("an account has a limited number, and a closed one frees a place", async () => {
    const streams = [];
    for (let number = 0; number < streamLimits.perAccount; number++) streams.push(await listenTo());
    for (const stream of streams) expect(await stream.next()).toEqual({ unread: 0 });
    const refused = await listenTo();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    streams[0]?.close();
    const isRoom = async () => {
      const stream = await listenTo();
      stream.close();
      return stream.status === 200;
    };
    while (!(await isRoom())) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test("no stream holds a place of ordinary calls", async () => {
    // One network may use half of the places.
    expect(streamLimits.perAccount * 2).toBeGreaterThan(listenerLimits.places.call / 2);
    for (let number = 0; number < streamLimits.perAccount; number++)
      for (const account of [cookie, client]) expect(await (await listenTo(account)).next()).toEqual({ unread: 0 });
    const calls = Array.from({ length: listenerLimits.places.call }, () =>
      fetch(`${site.url}/api/notifications/unread/`, { headers: { cookie } }).then(({ status }) => status),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  });

  test("a client that never reads does not delay others", async () => {
    const socket = connect(site.port, "127.0.0.1");
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\nCookie: ${cookie}\r\n\r\n`);
    await once(socket, "connect");
    const events = await listenTo();
    expect(await events.next()).toEqual({ unread: 0 });
    await tellAdministrators();
    expect(await events.next()).toEqual({ unread: 1 });
    socket.destroy();
    events.close();
  });

  test("ends when the server closes, which does not wait for streams", async () => {
    const events = await listenTo();
    expect(await events.next()).toEqual({ unread: 0 });
    const closed = closeServer(site.server, 60_000);
    expect(await events.next()).toBeUndefined();
    await closed;
  });
});
