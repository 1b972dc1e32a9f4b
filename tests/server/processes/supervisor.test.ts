import { openSupervisor, shared } from "./open-supervisor";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("one process begins first, the others beside it once it serves", async () => {
  const { run, turns, webs } = openSupervisor({ WEB_PROCESSES: "3" });
  run();
  expect(turns()).toEqual(["first"]);
  await webs[0]?.becomeReady();
  expect(turns()).toEqual(["first", "beside", "beside"]);
});

test("metrics of the processes that answer are summed", async () => {
  const { run, webs, readFigures } = openSupervisor({ WEB_PROCESSES: "3" });
  run();
  expect(await readFigures()).not.toContain("visits");
  await webs[0]?.becomeReady();
  for (const web of webs.slice(1)) await web.becomeReady();
  // The third process reports nothing.
  expect(await readFigures()).toContain("visits 3\n");
});

test("counters never fall when processes exit or crash; gauges are of the live ones", async () => {
  const { run, reload, webs, readFigures } = openSupervisor();
  run();
  await webs[0]?.becomeReady();
  webs[0]?.count(40);
  expect(await readFigures()).toContain("visits 40\n");
  await reload();
  await webs[1]?.becomeReady();
  // The first still serves its last visitors.
  expect(await readFigures()).toContain("visits 42\n");
  webs[0]?.count(45);
  await webs[0]?.end();
  webs[1]?.count(7);
  const figures = await readFigures();
  expect(figures).toContain("visits 52\n");
  expect(figures).toContain("sockets 1\n");
  await webs[1]?.end({ code: null, signal: "SIGKILL" });
  await jest.advanceTimersByTimeAsync(500);
  expect(await readFigures()).toContain("visits 52\n");
});

test("a first process that does not come to serve ends the start; its own line is the only one", async () => {
  const { run, webs, lines } = openSupervisor();
  const ran = run();
  await webs[0]?.end({ code: 1, signal: null });
  expect(await ran).toBe(false);
  expect([webs.length, lines]).toEqual([1, []]);
});

test("one that was killed before it served is told, since it could not tell itself", async () => {
  const { run, webs, lines, complaints } = openSupervisor();
  const ran = run();
  await webs[0]?.end({ code: null, signal: "SIGKILL" });
  expect(await ran).toBe(false);
  expect(lines).toEqual(["The web process ended before it was ready (SIGKILL)"]);
  expect(complaints).toEqual(lines);
});

test("a process that ends by itself is replaced, after waits that grow and in the end begin anew", async () => {
  const { run, webs, lines } = openSupervisor();
  run();
  await webs[0]?.becomeReady();
  for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const count = webs.length;
    await webs.at(-1)?.end({ code: null, signal: "SIGSEGV" });
    await jest.advanceTimersByTimeAsync(wait - 1);
    expect(webs).toHaveLength(count);
    await jest.advanceTimersByTimeAsync(1);
    expect(webs).toHaveLength(count + 1);
    await webs.at(-1)?.becomeReady();
  }
  expect(lines[0]).toBe("Web process 1 ended (SIGSEGV); another starts in 0.5 s");
  await jest.advanceTimersByTimeAsync(60_001);
  await webs.at(-1)?.end({ code: 0, signal: null });
  expect(lines.at(-1)).toBe("Web process 9 ended (exit code 0); another starts in 0.5 s");
});

test("a replacement that cannot start is tried again, and a reload does not wait for that", async () => {
  const { run, reload, webs } = openSupervisor();
  run();
  await webs[0]?.becomeReady();
  await webs[0]?.end();
  for (const wait of [500, 1_000, 2_000, 4_000]) {
    await jest.advanceTimersByTimeAsync(wait);
    await webs.at(-1)?.end({ code: 1, signal: null });
  }
  expect(webs).toHaveLength(5);
  await reload();
  expect(webs).toHaveLength(6);
});

test("a reload never has fewer serve than before: each leaves after its successor serves", async () => {
  const { run, reload, webs, lines, turns } = openSupervisor({ WEB_PROCESSES: "2" });
  run();
  for (const index of [0, 1]) await webs[index]?.becomeReady();
  await reload();
  expect([webs.length, webs[0]?.told]).toEqual([3, []]);
  await webs[2]?.becomeReady();
  expect([webs.length, webs[0]?.told, webs[1]?.told]).toEqual([4, ["retire, replaced"], []]);
  await webs[3]?.becomeReady();
  expect(webs[1]?.told).toEqual(["retire, replaced"]);
  expect(turns().slice(2)).toEqual(["beside", "beside"]);
  expect(lines).toEqual(["Restarted with the present code and settings"]);
  for (const index of [0, 1]) await webs[index]?.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(webs).toHaveLength(4);
});

test("a reload takes the number of processes that is set now", async () => {
  const { run, reload, webs, settings } = openSupervisor({ WEB_PROCESSES: "3" });
  run();
  for (const index of [0, 1, 2]) await webs[index]?.becomeReady();
  settings.WEB_PROCESSES = "1";
  await reload();
  await webs[3]?.becomeReady();
  expect(webs.slice(0, 3).map(({ told }) => told.length)).toEqual([1, 1, 1]);
  for (const index of [0, 1, 2]) await webs[index]?.end();
  settings.WEB_PROCESSES = "2";
  await reload();
  for (const index of [4, 5]) await webs[index]?.becomeReady();
  expect([webs.length, webs[3]?.told]).toEqual([6, ["retire, replaced"]]);
});

test("where the data folder is for one process, the successor opens it once the old one has ended", async () => {
  const { run, reload, webs, lines, turns } = openSupervisor({ DATABASE_URL: "" });
  run();
  await webs[0]?.becomeReady();
  await reload();
  expect(turns()).toEqual(["first", "after"]);
  expect(webs[0]?.told).toEqual([]);
  await webs[1]?.becomeWarm();
  expect([webs[0]?.told, webs[1]?.told]).toEqual([["retire"], []]);
  await webs[0]?.end();
  expect(webs[1]?.told).toEqual(["open"]);
  await webs[1]?.becomeReady();
  expect(lines).toEqual(["Restarted with the present code and settings"]);
});

test("a successor that cannot start leaves the old ones serving, and the next reload is as good as the first", async () => {
  for (const database of ["", shared.DATABASE_URL]) {
    const { run, reload, webs, lines, complaints } = openSupervisor({ DATABASE_URL: database });
    run();
    await webs[0]?.becomeReady();
    await reload();
    await webs[1]?.end({ code: 1, signal: null });
    expect(webs[0]?.told).toEqual([]);
    expect(lines).toEqual(["The restart failed; the former settings hold"]);
    expect(complaints).toEqual(lines);
    await reload();
    await webs[2]?.becomeWarm();
    await webs[2]?.becomeReady();
    expect(webs[0]?.told).toHaveLength(1);
  }
});

test("a successor that fails at the database, when the old one has gone, is followed by one with the former settings", async () => {
  const { run, reload, webs, settings, plans } = openSupervisor({ DATABASE_URL: "", BRAND_NAME: "Before" });
  run();
  await webs[0]?.becomeReady();
  settings.BRAND_NAME = "After";
  await reload();
  await webs[1]?.becomeWarm();
  await webs[0]?.end();
  await webs[1]?.end({ code: 1, signal: null });
  expect(plans.map(({ env }) => env.BRAND_NAME)).toEqual(["Before", "After", "Before"]);
});

test("wrong settings stop a reload before anything is started", async () => {
  const { run, reload, webs, lines, settings } = openSupervisor();
  run();
  await webs[0]?.becomeReady();
  settings.SITE_URL = "nowhere";
  await reload();
  expect(webs).toHaveLength(1);
  expect(lines).toEqual([expect.stringMatching(/^SITE_URL: .+\nThe restart failed; the former settings hold$/)]);
});

test("a replacement is started with the settings of its siblings, whatever the file says by then", async () => {
  const { run, webs, settings, plans } = openSupervisor({ BRAND_NAME: "Before" });
  run();
  await webs[0]?.becomeReady();
  settings.BRAND_NAME = "Half written";
  await webs[0]?.end();
  await jest.advanceTimersByTimeAsync(500);
  expect(plans.map(({ env }) => env.BRAND_NAME)).toEqual(["Before", "Before"]);
});

test("reload requests during a start or a reload cause one more, after the old processes have exited", async () => {
  const { run, reload, webs } = openSupervisor();
  run();
  await reload();
  expect(webs).toHaveLength(1);
  await webs[0]?.becomeReady();
  expect(webs).toHaveLength(2);
  for (let times = 0; times < 3; times++) await reload();
  await webs[1]?.becomeReady();
  expect(webs).toHaveLength(2);
  await webs[0]?.end();
  expect(webs).toHaveLength(3);
  await webs[2]?.becomeReady();
  await webs[1]?.end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(webs).toHaveLength(3);
});

test("a process that crashes during a reload is replaced after it", async () => {
  const { run, reload, webs } = openSupervisor({ WEB_PROCESSES: "2" });
  run();
  for (const index of [0, 1]) await webs[index]?.becomeReady();
  await reload();
  await webs[2]?.becomeReady();
  await webs[2]?.end({ code: null, signal: "SIGKILL" });
  await webs[3]?.becomeReady();
  await jest.advanceTimersByTimeAsync(500);
  expect(webs).toHaveLength(5);
});

test.each([
  ["during a start", 0],
  ["while it serves", 1],
  ["during a reload", 2],
])("stopping %s ends every process, and none begins any more", async (_, begun) => {
  const { run, reload, stop, webs } = openSupervisor();
  run();
  if (begun > 0) await webs[0]?.becomeReady();
  if (begun > 1) await reload();
  const stopped = stop();
  expect(webs.every(({ told }) => told.at(-1) === "stop")).toBe(true);
  for (const web of [...webs]) await web.end();
  expect(await stopped).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(webs).toHaveLength(Math.max(1, begun));
});

test("a process that does not exit is killed after 28 seconds, and the result says so", async () => {
  const { run, stop, webs } = openSupervisor();
  run();
  await webs[0]?.becomeReady();
  const stopped = stop();
  await jest.advanceTimersByTimeAsync(27_999);
  expect(webs[0]?.told).toEqual(["stop"]);
  await jest.advanceTimersByTimeAsync(1);
  expect(webs[0]?.told).toEqual(["stop", "kill"]);
  await webs[0]?.end({ code: null, signal: "SIGKILL" });
  expect(await stopped).toBe(false);
});

test("a process that is silent for a minute is replaced; one that is only busy is not", async () => {
  const { run, webs, complaints } = openSupervisor();
  run();
  await webs[0]?.becomeReady();
  webs[0]?.pulses.push(null, null, null, null, null, "well");
  await jest.advanceTimersByTimeAsync(120_000);
  expect(webs[0]?.told).toEqual([]);
  webs[0]?.pulses.push(...Array(6).fill(null));
  await jest.advanceTimersByTimeAsync(50_000);
  expect(webs[0]?.told).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(webs[0]?.told).toEqual(["kill"]);
  await webs[0]?.end({ code: null, signal: "SIGKILL" });
  await jest.advanceTimersByTimeAsync(500);
  expect(webs).toHaveLength(2);
  expect(complaints).toEqual([
    "Web process 1 does not answer; it is ended",
    "Web process 1 ended (SIGKILL); another starts in 0.5 s",
  ]);
});

test("one that is cut off from its database is ended at once, and so is one that cannot leave because of that", async () => {
  const { run, reload, webs, complaints } = openSupervisor();
  run();
  await webs[0]?.becomeReady();
  webs[0]?.pulses.push("stuck");
  await jest.advanceTimersByTimeAsync(10_000);
  expect([webs[0]?.told, complaints]).toEqual([["kill"], ["Web process 1 is cut off from its database; it is ended"]]);
  await webs[0]?.end({ code: null, signal: "SIGKILL" });
  await jest.advanceTimersByTimeAsync(500);
  await webs[1]?.becomeReady();
  await reload();
  await webs[2]?.becomeReady();
  webs[1]?.pulses.push("stuck");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(webs[1]?.told).toEqual(["retire, replaced", "kill"]);
});
