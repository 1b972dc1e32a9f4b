import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describeMachine, explainRefusal, manifestFile } from "@/server/release.mjs";

const machine = { node: 22, system: "linux-x64-glibc" };

test.each([
  [
    "another Node",
    { node: 24 },
    "This release is for Node.js 24 on linux-x64-glibc; this is Node.js 22 on linux-x64-glibc",
  ],
  [
    "another libc",
    { system: "linux-x64-musl" },
    "This release is for Node.js 22 on linux-x64-musl; this is Node.js 22 on linux-x64-glibc",
  ],
  [
    "another processor",
    { system: "linux-arm64-glibc" },
    expect.stringContaining("for Node.js 22 on linux-arm64-glibc"),
  ],
  ["the same", {}, null],
])("a release for %s", (_, difference, expected) => {
  expect(explainRefusal({ ...machine, ...difference }, machine)).toEqual(expected);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "namaskard-release-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts what is in the folder. */
function start(...args: string[]) {
  return spawnSync(process.execPath, [path.join(folder, "server/start.mjs"), ...args], { encoding: "utf8" });
}

test.each([[[]], [["admin"]]])("a start refuses what was packed for another Node in one line: %j", (args: string[]) => {
  for (const name of ["start.mjs", "release.mjs"]) cpSync(`server/${name}`, path.join(folder, "server", name));
  const present = describeMachine();
  writeFileSync(path.join(folder, manifestFile), JSON.stringify({ build: "1", ...present, node: present.node + 1 }));
  const { status, stdout, stderr } = start(...args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^This release is for Node\.js \d+ on \S+; this is Node\.js \d+ on \S+\n$/);
});

test("a start without the packages of a build says so in one line", () => {
  cpSync("server", path.join(folder, "server"), { recursive: true });
  cpSync("lib/runtime/sqlite.mjs", path.join(folder, "lib/runtime/sqlite.mjs"));
  const { status, stderr } = start();
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^better-sqlite3\S* is missing: run npm ci --include=dev, or use a release\n$/),
  ]);
});
