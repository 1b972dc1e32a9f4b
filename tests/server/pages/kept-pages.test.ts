import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { KeptPages } from "@/server/pages/kept-pages";
import type { KeptPage } from "@/server/pages/page-file";
import { buildAnswer } from "../answers";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-pages-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (maxBytes = 1_000_000) => new KeptPages(folder, maxBytes);
const buildKept = (pagePath: string, tags = ["client:1", "user:2"], text = "Shop"): KeptPage => ({
  path: pagePath,
  frame: "frame",
  sources: { "/companies/shop/": "digest" },
  answer: { ...buildAnswer({ text, tags }) },
});
const files = async () => (await readdir(folder)).sort();
const onlyFile = async () => path.join(folder, (await files())[0] ?? "");

test("a page outlives the process, to the byte, and is found by its own path alone", async () => {
  const page = buildKept("/shop", ["client:1"], "Süß\n\u0000 ✓");
  await open().write(page, 0);
  expect(await open().read("/shop")).toEqual(page);
  expect(await open().read("/shop/p/1")).toBeUndefined();
  expect(await files()).toHaveLength(1);
});

test("a page that is written anew takes the place of the former", async () => {
  const kept = open();
  await kept.write(buildKept("/shop"), 0);
  await kept.write(buildKept("/shop", ["client:1"], "New"), 0);
  expect((await open().read("/shop"))?.answer.body.toString()).toBe("New");
  expect(await files()).toHaveLength(1);
});

test.each<[string, (whole: Buffer) => Buffer]>([
  ["cut off", (whole) => whole.subarray(0, -1)],
  ["empty", () => Buffer.alloc(0)],
  ["changed in one byte", (whole) => Buffer.from(whole.toString("latin1").replace("Shop", "Shot"), "latin1")],
  ["somebody else's", () => Buffer.from("#!/bin/sh\n{}\n")],
])("a file that is %s is never shown, and goes", async (_, harm) => {
  await open().write(buildKept("/shop"), 0);
  const file = await onlyFile();
  await writeFile(file, harm(await readFile(file)));
  expect(await open().read("/shop")).toBeUndefined();
  expect(await files()).toEqual([]);
});

test("a whole file under another page's name is not shown as that page", async () => {
  await open().write(buildKept("/shop"), 0);
  const shop = await readFile(await onlyFile());
  await rm(await onlyFile());
  await open().write(buildKept("/other"), 0);
  await writeFile(await onlyFile(), shop);
  expect(await open().read("/other")).toBeUndefined();
});

test.each<[string, (place: string) => unknown]>([
  ["a pipe", (place) => execFileSync("mkfifo", [place])],
  ["a link to a device", (place) => symlink("/dev/zero", place)],
  ["a folder", (place) => mkdir(place)],
])("%s under a page's name is not read", async (_, put) => {
  await open().write(buildKept("/shop"), 0);
  const file = await onlyFile();
  await rm(file);
  await put(file);
  expect(await open().read("/shop")).toBeUndefined();
  expect(await files()).toEqual([path.basename(file)]);
});

test("files without a name of ours stay as they are", async () => {
  await writeFile(path.join(folder, "notes.txt"), "mine");
  const kept = open();
  await kept.write(buildKept("/shop"), 0);
  await kept.purge(["client:1"]);
  expect(await files()).toEqual(["notes.txt"]);
});

test("pages of a tag go, also those that an earlier process wrote, and no others", async () => {
  await open().write(buildKept("/shop", ["client:1"]), 0);
  await open().write(buildKept("/shop/privacy", ["client:1"]), 0);
  await open().write(buildKept("/other", ["client:11"]), 0);
  const kept = open();
  await kept.purge(["client:1"]);
  expect(await kept.read("/shop")).toBeUndefined();
  expect(await kept.read("/shop/privacy")).toBeUndefined();
  expect(await kept.read("/other")).toBeDefined();
  expect(await files()).toHaveLength(1);
});

test("a page whose rendering began before a purge is not kept", async () => {
  const kept = open();
  const { purges } = kept;
  await kept.purge(["client:1"]);
  await kept.write(buildKept("/shop"), purges);
  expect(await files()).toEqual([]);
  await kept.write(buildKept("/shop"), kept.purges);
  expect(await files()).toHaveLength(1);
});

test("a purge while a page is being written leaves none of it", async () => {
  const kept = open();
  const writing = kept.write(buildKept("/shop"), kept.purges);
  await Promise.all([writing, kept.purge(["client:1"])]);
  expect(await files()).toEqual([]);
});

test("the folder stays within its bound, and the oldest go first", async () => {
  await open().write(buildKept("/1"), 0);
  const bound = (await readFile(await onlyFile())).length * 2 + 10;
  const kept = open(bound);
  for (const name of ["/2", "/3"]) await kept.write(buildKept(name), 0);
  expect(await Promise.all(["/1", "/2", "/3"].map(async (name) => (await kept.read(name))?.path))).toEqual([
    undefined,
    "/2",
    "/3",
  ]);
  await open(bound / 2).read("/1");
  expect(await files()).toHaveLength(1);
});

test("without a folder nothing is kept, and nothing fails", async () => {
  const kept = new KeptPages("/dev/null/none", 1_000_000);
  await kept.write(buildKept("/shop"), 0);
  expect(await kept.read("/shop")).toBeUndefined();
  await kept.purge(["client:1"]);
});
