import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { packArchive } from "@/provider/archive/pack";
import { unpackArchive } from "@/provider/archive/unpack";
import { type BackupContents, backupKind } from "@/provider/backup/archive/manifest";
import { runCommand } from "../moving/run-command";
import { readAll, streamOf, takenAt } from "./contents";
import { listArchives, listKinds, makeFolder, makeSite, removeFolders } from "./sites";

afterEach(removeFolders);

type Cells = (string | boolean | null)[];

/** The same archive with the rows of one table made by hand, and checksums to match. */
async function forge(archive: Buffer, table: string, change: (rows: Cells[]) => string): Promise<Buffer> {
  async function* contents(): BackupContents {
    const entries = unpackArchive(streamOf(archive), backupKind);
    for (;;) {
      const next = await entries.next();
      if (next.done) {
        const { entries: _, ...manifest } = next.value;
        return manifest;
      }
      const { name, content } = next.value;
      if (!name.startsWith(`rows/${table}/`)) yield next.value;
      else {
        const lines = gunzipSync(content).toString().trim().split("\n");
        yield { name, content: gzipSync(change(lines.map((line) => JSON.parse(line)))) };
      }
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
