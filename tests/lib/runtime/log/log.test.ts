import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inLogContext } from "@/lib/runtime/log/context";
import { createLogger, type LogSettings } from "@/lib/runtime/log/logger";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "log-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function linesOf(settings: LogSettings, work: (logger: ReturnType<typeof createLogger>) => void): string[] {
  const file = path.join(folder, "log");
  const fd = openSync(file, "w");
  work(createLogger(settings, fd));
  closeSync(fd);
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

const json = { LOG_LEVEL: "info", LOG_FORMAT: "json" } as const;

test("a line tells time, level, request and job, and what it was given", () => {
  const lines = linesOf(json, (logger) =>
    inLogContext({ requestId: "r-1" }, () =>
      inLogContext({ job: "send_mail", jobId: 7 }, () => logger.info({ files: 3 }, "Files were moved")),
    ),
  );
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      pid: process.pid,
      requestId: "r-1",
      job: "send_mail",
      jobId: 7,
      files: 3,
      msg: "Files were moved",
    },
  ]);
});

test("an error is logged with stack and causes, without a library's extra fields", () => {
  const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(asha) is there" });
  const error = Object.assign(new Error("Not saved", { cause }), { parameters: ["asha"] });
  const [line = ""] = linesOf(json, (logger) => logger.error({ error }, "A call failed"));
  expect(JSON.parse(line).error).toEqual({
    type: "Error",
    message: "Not saved",
    stack: expect.stringContaining("log.test"),
    cause: { type: "Error", message: "duplicate key", code: "23505", stack: expect.any(String) },
  });
  expect(line).not.toContain("asha");
});

test("other thrown values are logged as they are, and endless causes are cut", () => {
  const circular = new Error("round");
  circular.cause = circular;
  const lines = linesOf(json, (logger) => {
    for (const error of ["a word", null, circular, new Error("x".repeat(50_000))]) logger.error({ error }, "Failed");
  });
  const told = lines.map((line) => JSON.parse(line).error);
  expect(told.slice(0, 2)).toEqual([
    { type: "string", message: "a word" },
    { type: "object", message: "null" },
  ]);
  expect(JSON.stringify(told[2]).match(/round/g)?.length).toBeLessThan(20);
  expect(lines[3]?.length).toBeLessThan(7_000);
});

test("a line stays one line whatever is in it, and less than the level is not told", () => {
  const lines = linesOf(json, (logger) => {
    logger.debug("Nobody asked");
    logger.info({ path: '/a\r\n{"level":"error"}\u2028' }, "Asked");
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "").msg).toBe("Asked");
});

test("for people it is a readable line, scrubbed as well", () => {
  const lines = linesOf({ LOG_LEVEL: "debug", LOG_FORMAT: "text" }, (logger) =>
    logger.error({ error: new Error("asha@example.com is unknown") }, "Mail could not be sent"),
  );
  expect(lines[0]).toMatch(/^\[\d\d:\d\d:\d\d\.\d{3}\] ERROR: Mail could not be sent$/);
  expect(lines.join("\n")).toContain("(e-mail) is unknown");
});
