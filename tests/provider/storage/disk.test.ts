import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDiskStorage } from "@/provider/storage/disk";
import type { Storage } from "@/provider/storage/storage";

let folder: string;
let storage: Storage;
const key = `${"a1".repeat(16)}-800.webp`;
const other = `${"b2".repeat(16)}.pdf`;
const bytes = new Uint8Array(200_000).map((_, index) => index % 251);

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "namaskard-disk-")), "media");
  storage = await createDiskStorage(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

async function readAll(name: string, range?: { start: number; end: number }): Promise<Buffer | null> {
  const stream = await storage.read(name, range);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

const same = (read: Buffer | null, expected: Uint8Array) => read !== null && Buffer.compare(read, expected) === 0;

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

test("keeps bytes under their key, whole and in parts", async () => {
  await storage.put(key, bytes);
  expect(await storage.size(key)).toBe(bytes.length);
  expect(same(await readAll(key), bytes)).toBe(true);
  expect(same(await readAll(key, { start: 0, end: 0 }), bytes.subarray(0, 1))).toBe(true);
  expect(same(await readAll(key, { start: 60_000, end: 140_000 }), bytes.subarray(60_000, 140_001))).toBe(true);
  expect(await storage.read(other)).toBeNull();
  expect(await storage.size(other)).toBeNull();
});

test("a reader that goes away early frees the file", async () => {
  await storage.put(key, bytes);
  const stream = await storage.read(key);
  const reader = stream?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
});

test("keeps an empty file", async () => {
  await storage.put(other, new Uint8Array());
  expect(await storage.size(other)).toBe(0);
  expect(await readAll(other)).toEqual(Buffer.alloc(0));
});

test("is closed to other accounts of the machine and shards by the first two characters", async () => {
  await storage.put(key, bytes);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, "a1", key))).mode & 0o777).toBe(0o600);
});

test.each([
  "../secret",
  "..%2fsecret.pdf",
  `../${key}`,
  `a1/${key}`,
  `${key}\0`,
  `${key}\n`,
  "short.pdf",
  "A1".repeat(16),
  `${"a1".repeat(16)}.svg`,
  `${"a".repeat(300)}.pdf`,
  "__proto__",
  "",
])("takes %j for missing, and never as a place to write", async (name) => {
  await writeFile(path.join(path.dirname(folder), "secret"), "secret");
  expect(await storage.read(name)).toBeNull();
  expect(await storage.size(name)).toBeNull();
  await storage.remove([name]);
  await expect(storage.put(name, bytes)).rejects.toThrow();
  expect(await listFiles()).toEqual([]);
});

test("removes what is there and passes over what is not", async () => {
  await storage.put(key, bytes);
  await storage.remove([other, key, key]);
  expect(await storage.size(key)).toBeNull();
});

test("a failed write leaves nothing behind", async () => {
  // A folder stands where the file should go.
  await mkdir(path.join(folder, "a1", key, "x"), { recursive: true });
  await expect(storage.put(key, bytes)).rejects.toThrow();
  expect(await listFiles()).toEqual([]);
});

test("clears at opening what a process left half-written, and keeps the rest", async () => {
  await storage.put(key, bytes);
  await writeFile(path.join(folder, "unfinished", "half"), "half");
  storage = await createDiskStorage(folder);
  expect(await listFiles()).toEqual([key]);
});

test("lists keys, on request only those stored before a time", async () => {
  await storage.put(key, bytes);
  await storage.put(other, bytes);
  await utimes(path.join(folder, "a1", key), new Date(0), new Date(0));
  const list = async (before?: Date) => {
    const keys: string[] = [];
    for await (const found of storage.keys(before)) keys.push(found);
    return keys.sort();
  };
  expect(await list()).toEqual([key, other]);
  expect(await list(new Date(1_000_000))).toEqual([key]);
});
