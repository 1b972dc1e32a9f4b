import { inLogContext } from "@/lib/runtime/log/context";
import { log } from "@/lib/runtime/log/log";
import { startFaultRecording } from "@/provider/health/faults/recorder";
import { listFaults } from "@/provider/health/faults/repo";
import { buildDeps, type TestDeps } from "../../build-deps";

jest.mock("@/lib/runtime/log/logger", () => ({ createLogger: () => ({ error() {}, warn() {}, info() {} }) }));

let deps: TestDeps;
let time: Date;
beforeEach(async () => {
  time = new Date("2026-11-24T10:10:00Z");
  deps = await buildDeps({ now: () => time });
});
afterEach(() => deps.close());

async function recordWhile(work: () => void): Promise<void> {
  const recording = startFaultRecording(deps);
  work();
  await recording.close();
}

const list = () => listFaults(deps.db, time);

test("each kind of error is told once, with how often it was and where its last one is", async () => {
  await recordWhile(() => {
    inLogContext({ requestId: "first" }, () => log.error("A call failed", new Error("not drawn")));
    time = new Date("2026-11-24T10:20:00Z");
    inLogContext({ requestId: "second", job: "draw" }, () => log.error("A call failed", new Error("not drawn")));
  });
  time = new Date("2026-11-24T11:30:00Z");
  await recordWhile(() => {
    log.error("A call failed", new TypeError("another"));
    log.error("Redis is away");
    log.warn("Nobody has to look");
  });
  const at = "2026-11-24T11:30:00.000Z";
  const later = { count: 1, last_at: at, request_id: null, job: null };
  const faults = await list();
  expect(faults).toHaveLength(3);
  expect(faults).toEqual(
    expect.arrayContaining([
      { message: "A call failed", detail: "TypeError · another", ...later },
      { message: "Redis is away", detail: "", ...later },
      {
        ...{ message: "A call failed", detail: "Error · not drawn", count: 2 },
        ...{ last_at: "2026-11-24T10:20:00.000Z", request_id: "second", job: "draw" },
      },
    ]),
  );
});

test("those of several processes and hours are counted together, and go after a day", async () => {
  const fail = () => recordWhile(() => log.error("Mail could not be sent"));
  await Promise.all([fail(), fail()]);
  time = new Date("2026-11-24T12:00:00Z");
  await fail();
  expect((await list()).map(({ count }) => count)).toEqual([3]);
  time = new Date("2026-11-25T11:00:00.001Z");
  expect((await list()).map(({ count }) => count)).toEqual([1]);
  time = new Date("2026-11-26T12:00:00Z");
  expect(await list()).toEqual([]);
});

test("nothing about people is kept, and a message that varies fills no table", async () => {
  await recordWhile(() => {
    log.error("Mail could not be sent", new Error("550 asha@example.com is unknown\n    more"));
    for (let one = 0; one < 5_000; one++) log.error("A call failed", new Error(`${one} of many ${"x".repeat(2_000)}`));
  });
  const rows = await deps.db.selectFrom("faults").selectAll().execute();
  expect(rows).toHaveLength(100);
  expect(rows[0]?.detail).toBe("Error · 550 (e-mail) is unknown");
  expect(Math.max(...rows.map(({ detail }) => detail.length))).toBeLessThanOrEqual(300);
});

test("a database outage breaks nothing else", async () => {
  const broken = { ...deps, db: deps.db.withSchema("nowhere") as typeof deps.db };
  const recording = startFaultRecording(broken);
  log.error("A call failed");
  await recording.close();
  log.error("After the end");
  expect(await list()).toEqual([]);
});
