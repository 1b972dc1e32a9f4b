import { createStreams, type Streams } from "@/provider/notifications/streams";
import { createMemoryState } from "@/provider/ports/shared/memory";
import { hasRedis, openRedis } from "../../servers/redis";
import { openProcesses } from "../ports/shared/open-processes";

const bounds = { perAccount: 2, perProcess: 3, heartbeat: 25_000 };
const decoder = new TextDecoder();

/** Reads the stream one chunk at a time. */
function read(response: Response) {
  const reader = response.body?.getReader();
  return {
    async next() {
      const { value, done } = (await reader?.read()) ?? { done: true };
      return done ? null : decoder.decode(value);
    },
    cancel: () => reader?.cancel(),
  };
}

async function openRead(streams: Streams, userId: number, look: () => number | null) {
  const answer = streams.open(userId, async () => {
    const data = look();
    return data === null ? null : { event: "unread", data };
  });
  const events = read(answer);
  expect(await events.next()).toBe("retry: 3000\n\n");
  return events;
}

describe("in one process", () => {
  let streams: Streams;
  beforeEach(() => {
    jest.useFakeTimers();
    streams = createStreams(createMemoryState(), bounds);
  });
  afterEach(() => {
    streams.close();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test("tells what there is now, then whatever comes for this account and no other", async () => {
    let unread = 1;
    const events = await openRead(streams, 7, () => unread);
    expect(await events.next()).toBe("event: unread\ndata: 1\n\n");
    await streams.tell([8]);
    unread = 2;
    await streams.tell([9, 7]);
    expect(await events.next()).toBe("event: unread\ndata: 2\n\n");
  });

  test("shows with each heartbeat that it lives, and what was missed meanwhile", async () => {
    let unread = 0;
    const events = await openRead(streams, 7, () => unread);
    await events.next();
    await jest.advanceTimersByTimeAsync(bounds.heartbeat);
    expect(await events.next()).toBe(":\n\n");
    unread = 4;
    await jest.advanceTimersByTimeAsync(bounds.heartbeat);
    expect(await events.next()).toBe("event: unread\ndata: 4\n\n");
  });

  test("ends with its session, and continues when the session could not be checked", async () => {
    let look: () => number | null = () => 0;
    const events = await openRead(streams, 7, () => look());
    await events.next();
    look = () => {
      throw new Error("The database is away");
    };
    await jest.advanceTimersByTimeAsync(bounds.heartbeat);
    expect(await events.next()).toBe(":\n\n");
    look = () => null;
    await jest.advanceTimersByTimeAsync(bounds.heartbeat);
    expect(await events.next()).toBeNull();
  });

  test("nothing piles up for a client that does not read", async () => {
    let looks = 0;
    const body = streams.open(7, async () => ({ event: "unread", data: looks++ })).body;
    for (let beat = 0; beat < 100; beat++) await jest.advanceTimersByTimeAsync(bounds.heartbeat);
    streams.close();
    let pieces = 0;
    for await (const _ of body as unknown as AsyncIterable<Uint8Array>) pieces++;
    expect(looks).toBeGreaterThan(100);
    expect(pieces).toBeLessThan(6);
  });

  test("account and process have limits; a closed stream frees a place", async () => {
    const first = await openRead(streams, 7, () => 0);
    await openRead(streams, 7, () => 0);
    expect(() => streams.open(7, async () => null)).toThrow(expect.objectContaining({ status: 429 }));
    await openRead(streams, 8, () => 0);
    expect(() => streams.open(9, async () => null)).toThrow(expect.objectContaining({ status: 503 }));
    await first.cancel();
    await openRead(streams, 9, () => 0);
  });
});

(hasRedis() ? test : () => {})("an account's streams in other processes are told as well", async () => {
  const redis = await openRedis();
  if (!redis) throw new Error("A server was there when its tests were named");
  const processes = await openProcesses(redis.url);
  const [here, there] = [createStreams(processes.here, bounds), createStreams(processes.there, bounds)];
  let unread = 0;
  const events = await openRead(there, 7, () => unread);
  await events.next();
  unread = 1;
  await here.tell([7]);
  expect(await events.next()).toBe("event: unread\ndata: 1\n\n");
  here.close();
  there.close();
  await processes.close();
  await redis.close();
});
