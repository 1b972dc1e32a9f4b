import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type BackupContents, backupKind } from "@/provider/backup/archive/manifest";
import { packArchive } from "@/provider/backup/archive/pack";
import { unpackArchive } from "@/provider/backup/archive/unpack";
import { runCommand } from "../run-command";
import { readAll, streamOf, takenAt } from "./contents";
import { listArchives, listKinds, makeFolder, makeSite, removeFolders } from "./sites";

afterEach(removeFolders);

type Cells = (string | boolean | null)[];

/** The archive with one table's rows replaced, and valid checksums. */
function forge(archive: Buffer, table: string, change: (rows: Cells[]) => string): Promise<Buffer> {
  return forgeEntry(archive, `rows/${table}/`, (content) => {
    const lines = gunzipSync(content).toString().trim().split("\n");
    return gzipSync(change(lines.map((line) => JSON.parse(line))));
  });
}

async function forgeEntry(
  archive: Buffer,
  start: string,
  change: (content: Uint8Array) => Uint8Array,
  more: object = {},
): Promise<Buffer> {
  async function* contents(): BackupContents {
    const entries = unpackArchive(streamOf(archive), backupKind);
    for (;;) {
      const next = await entries.next();
      if (next.done) {
        const { entries: _, ...manifest } = next.value;
        return { ...manifest, ...more };
      }
      const { name, content } = next.value;
      yield name.startsWith(start) ? { name, content: change(content) } : next.value;
    }
  }
  return readAll(packArchive(contents(), takenAt));
}

const write = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join("\n");
const forged: [string, (rows: Cells[]) => string][] = [
  ["no JSON", () => "{"],
  ["numbers for texts", (rows) => write(rows.map((cells) => cells.map(() => 1e308)))],
  ["texts for numbers", (rows) => write(rows.map((cells) => cells.map(() => "x'; drop table users; --")))],
  ["too few cells", (rows) => write(rows.map((cells) => cells.slice(1)))],
  ["too many cells", (rows) => write(rows.map((cells) => [...cells, "more"]))],
  ["nothing in what has to be there", (rows) => write(rows.map((cells) => cells.map(() => null)))],
  ["each row twice", (rows) => write([...rows, ...rows])],
  ["no rows", () => ""],
];

let archive: Buffer;
beforeAll(async () => {
  const site = await makeSite();
  await (await site.open()).close();
  const to = await makeFolder();
  await runCommand("backup", { env: { ...site.env, BACKUP_TO: to }, args: [] });
  const [file = ""] = await listArchives(to);
  archive = await readFile(file);
  await removeFolders();
});

describe.each(listKinds())("an archive made by hand, with checksums to match, into $name", ({ make }) => {
  test.each(forged)("with %s is refused in a sentence, and no service starts on what it left", async (_, change) => {
    const file = path.join(await makeFolder(), "forged.tar");
    await writeFile(file, await forge(archive, "users", change));

    const other = await make();
    const { code, output } = await runCommand("restore", { env: other.env, args: [file] });
    expect([code, output]).toEqual([1, expect.stringMatching(/users|clients/)]);
    expect(output).not.toMatch(/^\s+at /m);
    await expect(other.open()).rejects.toMatchObject({ name: "StartError" });
  });
});

const secretsOf = (text: string) => () => forgeEntry(archive, "secrets.json", () => Buffer.from(text));
const rowsOf = (bytes: Uint8Array) => () => forgeEntry(archive, "rows/users/", () => bytes);
const same = (content: Uint8Array) => content;
const broken: [string, () => Promise<Buffer> | Buffer][] = [
  ["secrets that are no JSON", secretsOf("tokens: abc")],
  ["empty secrets", secretsOf("")],
  ["secrets of null", secretsOf("null")],
  ["secrets that are half there", secretsOf(JSON.stringify({ tokens: "x".repeat(64) }))],
  ["secrets that are too short", secretsOf(JSON.stringify({ tokens: "x", session: "x" }))],
  ["secrets that are a list", secretsOf("[]")],
  ["a manifest of another kind", () => forgeEntry(archive, "none", same, { kind: "card", format: "x" })],
  ["a manifest without tables", () => forgeEntry(archive, "none", same, { tables: null })],
  ["migrations that nobody knows", () => forgeEntry(archive, "none", same, { migrations: ["9999-future"] })],
  ["its second half cut off", () => archive.subarray(0, archive.length / 2)],
  ["its end cut off", () => archive.subarray(0, archive.length - 3_000)],
  ["nothing in it", () => Buffer.alloc(0)],
  ["rows that are no gzip", rowsOf(Buffer.from("[]"))],
  ["rows that are half a gzip", rowsOf(gzipSync("[]".repeat(500)).subarray(0, 12))],
];

test.each(broken)("a backup with %s fails in one line, and what was there is as it was", async (_, make) => {
  const file = path.join(await makeFolder(), "broken.tar");
  await writeFile(file, await make());
  const site = await makeSite();
  await (await site.open()).close();
  const [rows, secrets] = [await site.readRows(), await readFile(path.join(site.dataDir, "secrets.json"), "utf8")];
  const { code, output } = await runCommand("restore", { env: site.env, args: ["--replace", file] });
  expect([code, output]).toEqual([1, expect.stringMatching(/^(?!\s+at ).*(backup|rows of users).*$/im)]);
  expect(output).not.toMatch(/^\s+at /m);
  expect(await site.readRows()).toEqual(rows);
  expect(await readFile(path.join(site.dataDir, "secrets.json"), "utf8")).toBe(secrets);
  await (await site.open()).close();
});
