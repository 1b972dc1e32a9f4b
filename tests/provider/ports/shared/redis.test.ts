import { Redis } from "ioredis";
import { openRedis } from "../../../servers/redis";
import type { TestServer } from "../../../servers/test-server";
import { describeSharedState } from "./describe-shared-state";
import { openProcesses } from "./open-processes";

let server: TestServer | null;
beforeAll(async () => {
  server = await openRedis();
});
afterAll(() => server?.close());

describeSharedState("in Redis", async () => server && openProcesses(server.url));

test("every key has the prefix, expires, and hides the name", async () => {
  if (!server) return;
  const { here, redis, prefix, close } = await openProcesses(server.url);
  const name = "asha@example.com";
  await here.createLimiter({ name: "calls", points: 1, seconds: 60 }).take(name);
  await here.createLockout({ name: "guesses", lockMs: 1_000, maxLockMs: 2_000 }).fail(name, 1);
  await here.once(name, 60_000, async () => "sealed");
  await here.tryLock(name, 60_000, async () => {
    const keys = await redis.keys(`${prefix}*`);
    expect(keys.map((key) => key.slice(prefix.length).replace(/:[\w-]{43}$/, ":…")).sort()).toEqual([
      "limiter:calls:…",
      "lock:…",
      "lockout:guesses:…",
      "result:…",
    ]);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });
  await close();
});

test("a result that another process finished between the look for it and the lock is taken", async () => {
  if (!server) return;
  const { here, there, close } = await openProcesses(server.url);
  const pttl = jest.spyOn(Redis.prototype, "pttl");
  pttl.mockImplementationOnce(async () => {
    await here.once("key", 60_000, async () => "first");
    return -2;
  });
  expect(await there.once("key", 60_000, async () => "second")).toBe("first");
  pttl.mockRestore();
  await close();
});

test("a lock is renewed while its work runs, even after the server lost it", async () => {
  if (!server) return;
  const { here, there, redis, prefix, pass, close } = await openProcesses(server.url);
  const intervals = jest.spyOn(globalThis, "setInterval");
  await here.tryLock("sweep", 60_000, async () => {
    const [renew, every = 0] = intervals.mock.calls.at(-1) ?? [];
    expect(every).toBeLessThan(30_000);
    for (const lost of [50_000, 70_000]) {
      await pass(lost);
      await renew?.();
      const [key = ""] = await redis.keys(`${prefix}lock:*`);
      expect(await redis.pttl(key)).toBeGreaterThan(50_000);
      expect(await there.tryLock("sweep", 60_000, async () => "in")).toBeNull();
    }
  });
  intervals.mockRestore();
  await close();
});
