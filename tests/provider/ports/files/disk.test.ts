import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { log } from "@/lib/runtime/log/log";
import { openDiskFiles } from "@/provider/ports/files/disk";
import type { Files } from "@/provider/ports/files/files";
import { reportMissing } from "../../../servers/report-missing";
import { describeFiles } from "./describe-files";
import { bytesOf, expectBytes, listKeys, newKey, readAll, streamOf } from "./stored-content";

const hour = 60 * 60_000;
const bytes = bytesOf(200_000);
let folder: string;
let files: Files;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "namaskard-disk-")), "media");
  files = await openDiskFiles(folder);
});
afterEach(async () => {
  await files.close();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

describeFiles("files on disk", () => openDiskFiles(folder));

const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key);

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

test("is closed to other accounts of the machine and shards by the first two characters", async () => {
  const key = newKey();
  await files.put(key, bytes, bytes.length);
  for (const place of [folder, path.join(folder, "unfinished"), path.dirname(placeOf(key))])
    expect((await stat(place)).mode & 0o777).toBe(0o700);
  expect((await stat(placeOf(key))).mode & 0o777).toBe(0o600);
});

test("a failed write leaves nothing behind, and what was there before stays", async () => {
  const [blocked, kept] = [newKey(), newKey()];
  // A folder stands where the file should go.
  await mkdir(path.join(placeOf(blocked), "x"), { recursive: true });
  await expect(files.put(blocked, bytes, bytes.length)).rejects.toThrow();
  await files.put(kept, bytes, bytes.length);
  await expect(files.put(kept, bytes, 1)).rejects.toThrow();
  expect(await listFiles()).toEqual([kept]);
});

test("what resists removal is reported once, and is not said to be gone", async () => {
  const errors = jest.spyOn(log, "error").mockImplementation(() => {});
  const [stuck, other] = [newKey(), newKey()];
  await mkdir(path.join(placeOf(stuck), "x"), { recursive: true });
  await files.put(other, bytes, bytes.length);
  expect(await files.remove([stuck, other])).toEqual([other]);
  expect(errors).toHaveBeenCalledTimes(1);
});

test("clears what nobody has written to for an hour, and leaves an upload of another process alone", async () => {
  const drafts = path.join(folder, "unfinished");
  for (const name of ["old", "young"]) await writeFile(path.join(drafts, name), "half");
  const old = new Date(Date.now() - 2 * hour);
  await utimes(path.join(drafts, "old"), old, old);

  const key = newKey();
  let finish = () => {};
  const { stream } = streamOf(bytes, 60_000, () => new Promise((resolve) => (finish = resolve)));
  const upload = files.put(key, stream, bytes.length);
  while ((await readdir(drafts)).length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  await (await openDiskFiles(folder)).close();
  expect(await listFiles()).toContain("young");
  expect(await listFiles()).not.toContain("old");
  finish();
  await upload;
  expectBytes(await readAll(files, key), bytes);
});

test("lists by the time of the file", async () => {
  const [old, young] = [newKey(), newKey()];
  for (const key of [old, young]) await files.put(key, bytes, bytes.length);
  await utimes(placeOf(old), new Date(0), new Date(0));
  expect(await listKeys(files, new Date(1_000_000))).toEqual([old]);
});

test("a file that ends early or goes fails its reader", async () => {
  const [cut, removed] = [newKey(), newKey()];
  for (const key of [cut, removed]) await files.put(key, bytes, bytes.length);
  const [first, second] = [await files.open(cut), await files.open(removed)];
  await writeFile(placeOf(cut), bytes.subarray(0, 100_000));
  await rm(placeOf(removed));
  await expect(new Response(first?.body).arrayBuffer()).rejects.toThrow();
  await expect(new Response(second?.body).arrayBuffer()).rejects.toThrow();
});

describe("on a small disk", () => {
  let disk: string | null;
  let small: Files;
  beforeEach(async () => {
    disk = mountSmallDisk(path.dirname(folder));
    if (disk) small = await openDiskFiles(path.join(disk, "media"));
  });
  afterEach(async () => {
    if (!disk) return;
    await small.close();
    execFileSync("umount", [disk]);
  });

  const check = (title: string, body: (disk: string) => Promise<void>) =>
    test(title, async () => {
      if (disk) await body(disk);
    });

  check("a full one refuses the file, keeps what it has, and takes files again when there is space", async (disk) => {
    const [kept, refused, streamed] = [newKey(), newKey(), newKey()];
    await small.put(kept, bytes, bytes.length);
    await writeFile(path.join(disk, "filler"), bytesOf(600_000));
    const { stream, source } = streamOf(bytesOf(400_000));
    await expect(small.put(refused, bytesOf(400_000), 400_000)).rejects.toMatchObject({ code: "ENOSPC" });
    await expect(small.put(streamed, stream, 400_000)).rejects.toMatchObject({ code: "ENOSPC" });
    expect(source.cancelled).toBe(true);
    expect(await readdir(path.join(disk, "media", "unfinished"))).toEqual([]);
    expect(await listKeys(small)).toEqual([kept]);
    expectBytes(await readAll(small, kept), bytes);

    await rm(path.join(disk, "filler"));
    await small.put(refused, bytesOf(400_000), 400_000);
    expect(await small.size(refused)).toBe(400_000);
  });

  check("one that can only be read gives its files, and is not ready", async (disk) => {
    const key = newKey();
    await small.put(key, bytes, bytes.length);
    execFileSync("mount", ["-o", "remount,ro", disk]);
    await expect(small.put(newKey(), bytes, bytes.length)).rejects.toMatchObject({ code: "EROFS" });
    await expect(small.check()).rejects.toMatchObject({ code: "EROFS" });
    expectBytes(await readAll(small, key), bytes);
    jest.spyOn(log, "error").mockImplementation(() => {});
    expect(await small.remove([key])).toEqual([]);
  });
});

/** A one-megabyte disk in memory; null if this user may not mount one. */
function mountSmallDisk(parent: string): string | null {
  const disk = path.join(parent, "disk");
  try {
    execFileSync("mkdir", [disk]);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], { stdio: "ignore" });
    return disk;
  } catch {
    return reportMissing("files on a full disk", "the right to mount one");
  }
}

test.each([
  ["is not there", async () => {}],
  ["is an empty mount point", () => mkdir(folder)],
  ["is a file", () => writeFile(folder, "")],
  ["is a link that leads nowhere", () => symlink(path.join(folder, "..", "nowhere"), folder)],
  ["is a link to itself", () => symlink(folder, folder)],
])("while its folder %s a file is away and not gone, and then there again", async (_, put) => {
  const key = newKey();
  await files.put(key, bytes, bytes.length);
  const aside = `${folder}-aside`;
  await rename(folder, aside);
  await put();
  for (const ask of [files.open(key), files.size(key), files.size(newKey())])
    await expect(ask).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  expect([await files.size(key), await files.size(newKey())]).toEqual([bytes.length, null]);
});
