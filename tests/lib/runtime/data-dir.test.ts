import { execFileSync } from "node:child_process";
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockDataDir, openDataDir, removeFormerPages } from "@/lib/runtime/data-dir";
import { StartError } from "@/lib/runtime/start-error";

let dir: string;
beforeEach(() => {
  dir = openDataDir(mkdtempSync(path.join(tmpdir(), "namaskard-data-")));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

test("the folder is made with its parents, for its owner alone", () => {
  const made = openDataDir(path.join(dir, "a", "b"));
  expect(modeOf(made)).toBe(0o700);
});

test("a place that cannot be written to is one plain line that names the setting", () => {
  writeFileSync(path.join(dir, "file"), "");
  const open = () => openDataDir(path.join(dir, "file", "data"));
  expect(open).toThrow(StartError);
  expect(open).toThrow(/^DATA_DIR .*file\/data cannot be written to \((ENOTDIR|EEXIST)\)$/);
});

test("pages that an earlier version kept are removed, and nothing else", () => {
  const pages = openDataDir(path.join(dir, "pages"));
  for (const file of [path.join(pages, "page"), path.join(dir, "secrets.json")]) writeFileSync(file, "x");
  for (let start = 0; start < 2; start++) removeFormerPages(dir);
  expect(readdirSync(dir)).toEqual(["secrets.json"]);
});

test("a folder below one that takes none says so at once", () => {
  for (const folder of ["/proc/namaskard", "/proc/namaskard/data", "/proc/a/b/c"])
    expect(() => openDataDir(folder)).toThrow(/^DATA_DIR \/proc\/[\w/]+ cannot be written to \(\w+\)$/);
});

describe("the lock", () => {
  test("keeps a second process out, naming the holder, until it is released", () => {
    const { unlock } = lockDataDir(dir);
    expect(() => lockDataDir(dir)).toThrow(`DATA_DIR ${dir} is in use by process ${process.pid}`);
    unlock();
    const next = lockDataDir(dir);
    expect(next.mayHaveLostWrites).toBe(false);
    next.unlock();
  });

  test("holds against another process, and ends when its process is killed", () => {
    const script = `
      const SQLite = require("better-sqlite3");
      new SQLite(${JSON.stringify(path.join(dir, "lock"))}).exec("BEGIN EXCLUSIVE");
      require("node:fs").writeFileSync(${JSON.stringify(path.join(dir, "lock.pid"))}, String(process.pid));
      process.kill(process.pid, "SIGKILL");`;
    expect(() => execFileSync(process.execPath, ["-e", script], { stdio: "ignore" })).toThrow();
    expect(existsSync(path.join(dir, "lock.pid"))).toBe(true);
    const { unlock, mayHaveLostWrites } = lockDataDir(dir);
    expect(mayHaveLostWrites).toBe(true);
    const attempt = `new (require("better-sqlite3"))(${JSON.stringify(path.join(dir, "lock"))}, { timeout: 0 }).exec("BEGIN EXCLUSIVE")`;
    expect(() => execFileSync(process.execPath, ["-e", attempt], { stdio: "pipe" })).toThrow(/database is locked/);
    unlock();
  });

  test("tells whether the machine may have crashed while it was held, until the data has been checked", () => {
    const pidFile = path.join(dir, "lock.pid");
    const boots = process.platform === "linux" ? [undefined, crypto.randomUUID()] : [undefined];
    for (const boot of boots) {
      writeFileSync(pidFile, ["12345", boot].join("\n"));
      for (const _ of ["looked at", "looked at again"]) {
        const { unlock, mayHaveLostWrites } = lockDataDir(dir);
        expect(mayHaveLostWrites).toBe(true);
        unlock();
      }
      const { unlock, vouch } = lockDataDir(dir);
      vouch();
      const held = readFileSync(pidFile, "utf8");
      unlock();
      // The lock file of a process that died while the machine stayed up.
      writeFileSync(pidFile, held);
      const next = lockDataDir(dir);
      expect(next.mayHaveLostWrites).toBe(process.platform !== "linux");
      next.vouch();
      next.unlock();
      expect(existsSync(pidFile)).toBe(false);
    }
  });

  test("detects a copy of a folder in use, which may be torn", () => {
    const { unlock } = lockDataDir(dir);
    const copy = path.join(dir, "copy");
    mkdirSync(copy);
    for (const file of ["lock", "lock.pid"]) copyFileSync(path.join(dir, file), path.join(copy, file));
    unlock();
    const taken = lockDataDir(copy);
    expect(taken.mayHaveLostWrites).toBe(true);
    taken.unlock();
  });
});

describe("root in a folder of somebody else's", () => {
  const isRoot = process.getuid?.() === 0;
  const others = [1, 33, 998, 1_000, 65_534];

  test.each(others)("of the user %i: refused in one line, before anything is left there", (uid) => {
    if (!isRoot) return;
    chownSync(dir, uid, uid);
    expect(() => openDataDir(dir)).toThrow(StartError);
    expect(() => openDataDir(dir)).toThrow(
      `DATA_DIR ${dir} belongs to the user with the number ${uid}: run this as that user`,
    );
    expect(readdirSync(dir)).toEqual([]);
  });

  test("a folder of its own, and one that it makes, are taken", () => {
    expect(openDataDir(dir)).toBe(dir);
    expect(openDataDir(path.join(dir, "new"))).toBe(path.join(dir, "new"));
  });
});
