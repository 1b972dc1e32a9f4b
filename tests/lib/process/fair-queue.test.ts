import { createFairQueue, requireCaller } from "@/lib/process/fair-queue";

/** Tasks that end when they are told to, and what has begun so far. */
function openTasks() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await settle();
  };
  return { begun, task, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("runs no more than it may, in all and for one key, and the rest in turns", async () => {
  const { begun, task, end } = openTasks();
  const run = createFairQueue({ running: 2, runningPerKey: 1, waiting: 10, waitingPerKey: 5 });
  const results = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) => run(name[0] ?? "", task(name)));
  await settle();
  expect(begun).toEqual(["a1", "b1"]);
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await end("c1");
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
  await end("b1");
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2"]);
  for (const name of ["b2", "a2", "a3"]) await end(name);
  expect(await Promise.all(results)).toEqual(["a1", "a2", "a3", "b1", "c1", "b2"]);
});

test("one key's tasks use a free place only as far as that key may", async () => {
  const { begun, task, end } = openTasks();
  const run = createFairQueue({ running: 3, runningPerKey: 2, waiting: 10, waitingPerKey: 5 });
  const results = ["a1", "a2", "a3"].map((name) => run("a", task(name)));
  await settle();
  expect(begun).toEqual(["a1", "a2"]);
  await end("a2");
  expect(begun).toEqual(["a1", "a2", "a3"]);
  await end("a1");
  await end("a3");
  await Promise.all(results);
});

test("refuses what it has no room for, and takes more once there is", async () => {
  const { begun, task, end } = openTasks();
  const run = createFairQueue({ running: 1, runningPerKey: 1, waiting: 2, waitingPerKey: 1 });
  const results = [run(1, task("1")), run(1, task("1 waits"))];
  const full = { code: "unavailable", headers: { "retry-after": "5" } };
  await expect(run(1, task("too many of 1"))).rejects.toMatchObject(full);
  results.push(run(2, task("2 waits")));
  await expect(run(3, task("too many in all"))).rejects.toMatchObject(full);
  for (const name of ["1", "2 waits", "1 waits"]) await end(name);
  await Promise.all(results);
  expect(begun).toHaveLength(3);
  const later = run(3, task("3"));
  await settle();
  await end("3");
  expect(await later).toBe("3");
});

test("a task that fails makes room like any other", async () => {
  const { task, end } = openTasks();
  const run = createFairQueue({ running: 1, runningPerKey: 1, waiting: 1, waitingPerKey: 1 });
  const failing = run("a", task("a"));
  const next = run("b", task("b"));
  await settle();
  const failed = expect(failing).rejects.toThrow("broken");
  await end("a", new Error("broken"));
  await failed;
  await end("b");
  expect(await next).toBe("b");
});

test("drops a waiting task whose caller goes, and never begins it", async () => {
  const { begun, task, end } = openTasks();
  const run = createFairQueue({ running: 1, runningPerKey: 1, waiting: 2, waitingPerKey: 2 });
  const caller = new AbortController();
  const results = [run("a", task("a1")), run("a", task("a3"))];
  const dropped = run("a", task("a2"), caller.signal);
  const refused = expect(dropped).rejects.toMatchObject({ code: "gateway_timeout", cause: "gone" });
  caller.abort("gone");
  await refused;
  results.push(run("a", task("a4")));
  for (const name of ["a1", "a3", "a4"]) await end(name);
  expect(await Promise.all(results)).toEqual(["a1", "a3", "a4"]);
  expect(begun).toEqual(["a1", "a3", "a4"]);
});

test("begins nothing for a caller who has gone, and leaves one whose task has begun to the task", async () => {
  const { begun, task, end } = openTasks();
  const run = createFairQueue({ running: 1, runningPerKey: 1, waiting: 1, waitingPerKey: 1 });
  await expect(run("a", task("never"), AbortSignal.abort())).rejects.toMatchObject({ code: "gateway_timeout" });
  const caller = new AbortController();
  const result = run("a", task("a"), caller.signal);
  await settle();
  caller.abort();
  expect(() => requireCaller(caller.signal)).toThrow();
  await end("a");
  expect(await result).toBe("a");
  expect(begun).toEqual(["a"]);
});
