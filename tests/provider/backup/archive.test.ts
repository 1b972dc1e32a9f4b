import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BackupContents, backupKind } from "@/provider/backup/archive/manifest";
import { type ArchiveEntry, packArchive } from "@/provider/backup/archive/pack";
import { unpackArchive } from "@/provider/backup/archive/unpack";
import { madeContents, readAll, streamOf, takenAt } from "./contents";

const pack = (sizes: number[]) => readAll(packArchive(madeContents(sizes), takenAt));

async function unpack(bytes: Uint8Array) {
  const entries: ArchiveEntry[] = [];
  const unpacking = unpackArchive(streamOf(bytes), backupKind);
  for (;;) {
    const next = await unpacking.next();
    if (next.done) return { entries, manifest: next.value };
    entries.push(next.value);
  }
}

test("what is packed comes out as it went in, whatever its size", async () => {
  const sizes = [0, 1, 511, 512, 513, 100_000, 3_000_001];
  const { entries, manifest } = await unpack(await pack(sizes));
  expect(entries.map(({ name, content }) => [name, content.length])).toEqual(
    sizes.map((size, index) => [`files/${index}.webp`, size]),
  );
  expect(entries.every(({ content }, index) => Buffer.alloc(content.length, `${index} `).equals(content))).toBe(true);
  expect(manifest).toMatchObject({ entries: 7, taken_at: takenAt.toISOString(), files: { count: 7 } });
});

test("tools that every system has can read and check it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "namaskard-archive-"));
  try {
    writeFileSync(path.join(folder, "backup.tar"), await pack(Array.from({ length: 10_050 }, () => 3)));
    execFileSync("tar", ["xf", "backup.tar"], { cwd: folder });
    const lists = readdirSync(path.join(folder, "sums")).map((name) => `sums/${name}`);
    expect(lists).toHaveLength(2);
    const output = execFileSync("sha256sum", ["-c", ...lists], { cwd: folder }).toString();
    expect(output.match(/: OK$/gm)).toHaveLength(10_051);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a truncated archive is never taken for whole", async () => {
  const whole = await pack([10, 600, 2_000]);
  // The last kilobyte and its padding only mark the archive's end.
  const said = whole.length - 1_024 - 512;
  for (let length = 0; length < said; length += 173)
    await expect(unpack(whole.subarray(0, length))).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(/^This backup is damaged: /),
    });
});

test("with any byte changed it is refused, or nothing of it is changed", async () => {
  const whole = await pack([10, 600, 2_000]);
  const expected = await unpack(whole);
  let refused = 0;
  for (let at = 0; at < whole.length; at += 7) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x21;
    const outcome = await unpack(changed).catch((error: Error) => error);
    if (outcome instanceof Error) {
      refused++;
      expect(outcome.name).toBe("StartError");
    } else expect(outcome).toEqual(expected);
  }
  expect(refused).toBeGreaterThan(500);
});

test("an entry is named whose content is another than its checksum says", async () => {
  const whole = await pack([600]);
  const changed = Buffer.from(whole.toString("latin1").replace("0 0 0 ", "0 0 1 "), "latin1");
  await expect(unpack(changed)).rejects.toThrow("This backup is damaged: files/0.webp has another content");
});

test("a newer format is named as the reason", async () => {
  async function* newer(): BackupContents {
    return { ...(yield* madeContents([])), format: 2 as 1 };
  }
  const archive = await readAll(packArchive(newer(), takenAt));
  await expect(unpack(archive)).rejects.toThrow("made by a newer version of this service");
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["zeros", Buffer.alloc(10_240)],
  ["text", Buffer.from("<html>404</html>".repeat(500))],
])("%s is no backup", async (_, bytes) => {
  await expect(unpack(bytes)).rejects.toMatchObject({ name: "StartError" });
});

test("a failing source fails the archive, and a reader that stops ends the source", async () => {
  async function* failing(): BackupContents {
    yield { name: "files/1.webp", content: Buffer.alloc(10) };
    throw new Error("The disk is gone");
  }
  await expect(readAll(packArchive(failing(), takenAt))).rejects.toThrow("The disk is gone");

  const ended = new Promise<void>((resolve) => {
    const reader = packArchive(madeContents([1_000_000, 1_000_000, 1_000_000], resolve), takenAt).getReader();
    reader.read().then(() => reader.cancel());
  });
  await expect(ended).resolves.toBeUndefined();
});
