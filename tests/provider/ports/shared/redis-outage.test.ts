import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import { log } from "@/lib/runtime/log/log";
import { openRedisState } from "@/provider/ports/shared/redis";
import type { SharedState } from "@/provider/ports/shared/shared-state";
import { openOwnRedis } from "../../../servers/redis";
import { openRelay, type Relay } from "../../../servers/relay";
import type { OwnTestServer } from "../../../servers/test-server";

const minute = 60_000;
const opened: SharedState[] = [];
let server: OwnTestServer | null;
let relay: Relay;
let prefix: string;
let errors: jest.SpyInstance;
let logs: jest.SpyInstance;

beforeAll(async () => {
  server = await openOwnRedis();
  if (server) relay = await openRelay([Number(new URL(server.url).port)]);
});
afterAll(async () => {
  await relay?.close();
  await server?.close();
});
beforeEach(() => {
  prefix = `namaskard-test-${randomUUID()}:`;
  errors = jest.spyOn(log, "error").mockImplementation(() => {});
  logs = jest.spyOn(log, "info").mockImplementation(() => {});
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((state) => state.close()));
  relay?.mend();
});

/** A process directly on the server, or through the relay, which can be cut. */
async function open(url = server?.url ?? ""): Promise<SharedState> {
  const state = await openRedisState({ url, prefix });
  opened.push(state);
  return state;
}
const openOverRelay = () => open(`redis://127.0.0.1:${relay.port}`);

/** Skips where there is no server, which has been reported once. */
const check = (title: string, body: (server: OwnTestServer) => Promise<void>) =>
  test(title, async () => {
    if (server) await body(server);
  });

check("while the server is away each process goes on alone, and hears of the gap at both ends", async (server) => {
  const [here, there] = [await open(), await open()];
  const gaps = { here: 0, there: 0 };
  const heard: string[] = [];
  const onMessage = (message: string) => void heard.push(message);
  here.listen({ onMessage, onGap: () => gaps.here++ });
  there.listen({ onMessage() {}, onGap: () => gaps.there++ });
  const limiters = [here, there].map((state) => state.createLimiter({ name: "calls", points: 1, seconds: 60 }));
  expect([await limiters[0]?.take("a"), gaps]).toEqual([0, { here: 0, there: 0 }]);
  expect(await limiters[1]?.take("a")).toBeGreaterThan(0);

  await server.kill();
  await until(() => !here.isAvailable() && !there.isAvailable());
  expect(gaps).toEqual({ here: 1, there: 1 });
  for (const { take } of limiters) {
    expect(await take("a")).toBe(0);
    expect(await take("a")).toBeGreaterThan(0);
  }
  await here.announce("alone");
  expect(heard).toEqual(["alone"]);
  expect(await here.once("key", minute, async () => "ours")).toBe("ours");
  expect(await here.once("key", minute, async () => "twice")).toBe("ours");
  expect(await there.once("key", minute, async () => "theirs")).toBe("theirs");
  expect(await here.tryLock("a", minute, () => here.tryLock("a", minute, async () => "in"))).toBeNull();
  expect(await here.tryLock("a", minute, () => there.tryLock("a", minute, async () => "in"))).toBe("in");

  await server.start();
  await until(() => here.isAvailable() && there.isAvailable());
  await until(() => gaps.here >= 2 && gaps.there >= 2);
  expect(await limiters[0]?.take("b")).toBe(0);
  expect(await limiters[1]?.take("b")).toBeGreaterThan(0);
  const place = `127.0.0.1:${new URL(server.url).port}`;
  const away = [expect.stringContaining("is away"), undefined, { place, reason: expect.any(String) }];
  const back = ["The shared state is back", { place }];
  expect(errors.mock.calls).toEqual([away, away]);
  expect(logs.mock.calls).toEqual([back, back]);
});

check("a start does not wait for a server that is away, and finds it later", async (server) => {
  await server.kill();
  const state = await open();
  const onGap = jest.fn();
  state.listen({ onMessage() {}, onGap });
  expect(state.isAvailable()).toBe(false);
  expect(errors.mock.calls).toEqual([
    [expect.stringContaining("is away"), undefined, expect.objectContaining({ reason: "ECONNREFUSED" })],
  ]);
  expect(await state.once("key", minute, async () => "alone")).toBe("alone");
  await server.start();
  await until(state.isAvailable);
  expect(onGap).toHaveBeenCalled();
});

check("announcements of a process that was cut off reach the others as a gap", async () => {
  const [here, there] = [await openOverRelay(), await open()];
  const onMessage = jest.fn();
  const onGap = jest.fn();
  there.listen({ onMessage, onGap });
  relay.cut();
  await until(() => !here.isAvailable());
  await here.announce("lost");
  await here.announce("lost too");
  expect([onMessage.mock.calls.length, onGap.mock.calls.length]).toEqual([0, 0]);
  relay.mend();
  await until(() => onGap.mock.calls.length > 0);
  await here.announce("heard");
  await until(() => onMessage.mock.calls.length > 0);
  expect([onMessage.mock.calls, onGap.mock.calls.length]).toEqual([[["heard"]], 1]);
});

check("a connection that is open and dead is given up, and calls on it come to an end", async () => {
  const state = await openOverRelay();
  const onGap = jest.fn();
  state.listen({ onMessage() {}, onGap });
  const limiter = state.createLimiter({ name: "calls", points: 1, seconds: 60 });
  relay.stall();
  expect(await Promise.all([limiter.take("a"), limiter.take("a")])).toContain(0);
  await until(() => !state.isAvailable());
  expect(onGap).toHaveBeenCalledTimes(1);
  await state.announce("still here");
  relay.mend();
  await until(state.isAvailable);
  expect(errors).toHaveBeenCalledTimes(1);
});

check("a command that is not answered comes to an end, also while news go on arriving", async () => {
  const [here, there] = [await openOverRelay(), await open()];
  const onMessage = jest.fn();
  here.listen({ onMessage, onGap() {} });
  relay.stall((chunk) => chunk.toString().startsWith(">"));
  let isAnswered = false;
  const limiter = here.createLimiter({ name: "calls", points: 1, seconds: 60 });
  const taken = limiter.take("a").finally(() => {
    isAnswered = true;
  });
  for (let count = 0; count < 300 && !isAnswered; count++) await there.announce("news");
  expect(isAnswered).toBe(true);
  expect(await taken).toBe(0);
  expect(onMessage).toHaveBeenCalled();
});

check("an idle connection is monitored too", async () => {
  const state = await openOverRelay();
  relay.stall();
  await until(() => !state.isAvailable());
});

check("work that has begun is finished once, also when the server goes away under it", async (server) => {
  const state = await open();
  let runs = 0;
  const work = async () => {
    runs++;
    await server.kill();
    await until(() => !state.isAvailable());
    return "done";
  };
  expect(await state.once("key", minute, work)).toBe("done");
  expect(await state.once("key", minute, work)).toBe("done");
  expect(await state.tryLock("name", minute, async () => "in")).toBe("in");
  await server.start();
  expect(runs).toBe(1);
});

check("a dead process's lock is free when its lease ends, and not before", async () => {
  const [dead, alive] = [await openOverRelay(), await open()];
  const [started, end] = [defer(), defer()];
  const held = dead.tryLock("name", 2_000, async () => {
    started.resolve();
    await end.promise;
  });
  await started.promise;
  const enter = () => alive.tryLock("name", 2_000, async () => "in");
  expect(await enter()).toBeNull();
  relay.cut();
  while ((await enter()) === null) await wait(10);
  end.resolve();
  await held;
});

check("a refused command is logged once and handled locally", async (server) => {
  const state = await open();
  const limiter = state.createLimiter({ name: "calls", points: 2, seconds: 60 });
  const redis = new Redis(server.url);
  await redis.config("SET", "maxmemory", 1);
  expect([await limiter.take("a"), await limiter.take("a")]).toEqual([0, 0]);
  expect(await limiter.take("a")).toBeGreaterThan(0);
  expect(await state.once("key", minute, async () => "kept")).toBe("kept");
  expect(await state.once("key", minute, async () => "twice")).toBe("kept");
  expect(errors.mock.calls).toEqual([
    [expect.stringContaining("refuses commands"), undefined, expect.objectContaining({ refusal: "OOM" })],
  ]);
  await redis.config("SET", "maxmemory", 0);
  expect(await limiter.take("a")).toBe(0);
  redis.disconnect();
});

/** Polls; if the condition never comes true, the test fails. */
async function until(condition: () => boolean): Promise<void> {
  for (let count = 0; count < 3_000 && !condition(); count++) await wait(10);
  expect(condition()).toBe(true);
}

function defer() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

check("its clock is read while it is there, and is none while it is away", async (server) => {
  const state = await open();
  const apart = Date.now() - ((await state.readClock())?.getTime() ?? 0);
  expect(Math.abs(apart)).toBeLessThan(5_000);
  await server.kill();
  expect(await state.readClock()).toBeNull();
  await server.start();
});
