import { limitConcurrency, type TaskOptions } from "@/lib/runtime/concurrency";

/** A queue whose tasks end when the test says so. */
function open(running: number, waiting: number) {
  const run = limitConcurrency(running, waiting);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, options?: TaskOptions) => {
    const task = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    const outcome = run(task, options);
    outcome.catch(() => {});
    return outcome;
  };
  /** Ends a task and lets the next begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { run, begun, ask, end };
}

/** Lets pending promises settle. */
const settle = async () => {
  for (let step = 0; step < 10; step++) await null;
};

const busy = { status: 503, headers: { "retry-after": "5" } };

test("runs a limited number at once, the others in order", async () => {
  const { begun, ask, end } = open(2, 10);
  for (const name of ["a", "b", "c", "d"]) ask(name);
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  await end("a");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("a failed task frees its place", async () => {
  const { run, begun, ask } = open(1, 10);
  const failing = run(() => Promise.reject(new Error("broken")));
  ask("next");
  await expect(failing).rejects.toThrow("broken");
  await settle();
  expect(begun).toEqual(["next"]);
});

test("a full queue refuses further tasks", async () => {
  const { ask } = open(1, 1);
  for (const name of ["a", "b"]) ask(name);
  await expect(ask("c")).rejects.toMatchObject(busy);
});

describe("owners", () => {
  test("are served in turns, however much one of them asks for", async () => {
    const { begun, ask, end } = open(1, 100);
    for (const name of ["a1", "a2", "a3", "a4"]) ask(name, { owner: "a" });
    for (const name of ["b1", "b2"]) ask(name, { owner: "b" });
    ask("c1", { owner: "c" });
    for (const name of ["a1", "a2", "b1", "c1", "a3", "b2"]) await end(name);
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  test("one owner holds at most half of the places", async () => {
    const { begun, ask, end } = open(4, 100);
    for (const name of ["a1", "a2", "a3"]) ask(name, { owner: "a" });
    for (const name of ["b1", "b2", "b3"]) ask(name, { owner: "b" });
    expect(begun).toEqual(["a1", "a2", "b1", "b2"]);
    await end("b1");
    expect(begun.at(-1)).toBe("b3");
    await end("b2");
    expect(begun).toHaveLength(5);
  });

  test("an owner with few tasks finds room in a full queue, at the cost of the one with the most", async () => {
    const { begun, ask, end } = open(1, 3);
    ask("a0", { owner: "a" });
    const kept = ask("a1", { owner: "a" });
    const own = ask("b1", { owner: "b" });
    const displaced = ask("a2", { owner: "a" });
    ask("c1", { owner: "c" });
    await expect(displaced).rejects.toMatchObject(busy);
    await expect(ask("c2", { owner: "c" })).rejects.toMatchObject(busy);
    await expect(ask("d1", { owner: "d" })).rejects.toMatchObject(busy);
    for (const name of ["a0", "a1", "b1", "c1"]) await end(name);
    expect(begun).toEqual(["a0", "a1", "b1", "c1"]);
    expect(await Promise.all([kept, own])).toEqual(["a1", "b1"]);
  });
});

describe("a signal", () => {
  test("drops a task that has not begun, and its place in the queue is free", async () => {
    const { begun, ask, end } = open(1, 1);
    ask("a");
    const leaving = new AbortController();
    const dropped = ask("b", { signal: leaving.signal });
    leaving.abort(new Error("left"));
    await expect(dropped).rejects.toThrow("left");
    ask("c");
    await end("a");
    expect(begun).toEqual(["a", "c"]);
  });

  test("that has aborted before lets nothing begin", async () => {
    const { begun, ask } = open(1, 1);
    await expect(ask("a", { signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow("left");
    expect(begun).toEqual([]);
  });

  test("does not touch a task under way", async () => {
    const { ask, end } = open(1, 1);
    const leaving = new AbortController();
    const outcome = ask("a", { signal: leaving.signal });
    leaving.abort();
    await end("a");
    expect(await outcome).toBe("a");
  });
});

describe("a task that only waits", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("gives its place on, once", async () => {
    const { begun, ask, end } = open(1, 10);
    let isIdle = false;
    ask("slow", { isIdle: () => isIdle });
    for (const name of ["b", "c"]) ask(name);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(begun).toEqual(["slow"]);
    isIdle = true;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(["slow", "b"]);
    await end("slow");
    expect(begun).toEqual(["slow", "b"]);
    await end("b");
    expect(begun).toEqual(["slow", "b", "c"]);
  });

  test("is asked no more when it has ended", async () => {
    const { ask, end } = open(1, 10);
    const isIdle = jest.fn(() => false);
    ask("a", { isIdle });
    await end("a");
    await jest.advanceTimersByTimeAsync(10_000);
    expect(isIdle).not.toHaveBeenCalled();
  });
});
