import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockDataDir } from "@/lib/runtime/data-dir";
import { insertFiles, keepUpload } from "@/provider/kernel/write/files-repo";
import { uploadOf } from "@/provider/media/keys";
import { sqliteFile } from "@/provider/ports/database/open";
import { openPostgres } from "@/provider/ports/database/postgres";
import { openSqlite } from "@/provider/ports/database/sqlite";
import { openDiskFiles } from "@/provider/ports/files/disk";
import type { Files } from "@/provider/ports/files/files";
import { openS3Files } from "@/provider/ports/files/s3";
import * as servers from "../../servers/postgres";
import { installTime, openOwnS3, optionsOf } from "../../servers/s3";
import { insertClient } from "../insert-client";
import { bytesOf, expectBytes, listKeys, newKey, readAll } from "../ports/files/stored-content";
import { runCommand } from "./run-command";

let dataDir: string;
let disk: Files;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-files-"));
  disk = await openDiskFiles(path.join(dataDir, "media"));
  await (await openSqlite(sqliteFile(dataDir))).close();
});
afterEach(async () => {
  await disk.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function putOnDisk(size: number, ending = ".webp"): Promise<string> {
  const key = newKey(ending);
  // Of one length and yet unlike any other.
  const bytes = bytesOf(size);
  bytes.set(Buffer.from(key.slice(0, Math.min(size, key.length))));
  await disk.put(key, bytes, size);
  return key;
}

const lastLine = (output: string) => output.trimEnd().split("\n").at(-1);

const placeOf = (key: string) => path.join(dataDir, "media", key.slice(0, 2), key);

/** Has some content name the file, which its row says to have `bytes`. */
async function nameFile(key: string, bytes: number | null = null): Promise<void> {
  const { db, close } = await openSqlite(sqliteFile(dataDir));
  const client_id = await insertClient(db);
  const row = { key, upload: uploadOf(key), client_id, purpose: "product", bytes, width: null, height: null };
  await insertFiles(db, [row], "2026-11-20T10:00:00.000Z");
  await keepUpload(db, row.upload);
  await close();
}

test("without a bucket it names what is to be set", async () => {
  const names = "S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY";
  expect(await runCommand("migrate:files", { env: { DATA_DIR: dataDir } })).toEqual({
    code: 1,
    output: `${names}: must name the bucket that the files go to\n`,
  });
});

describe("migrate:files", () => {
  let server: Awaited<ReturnType<typeof openOwnS3>>;
  let bucket: Files;
  beforeAll(async () => {
    server = await openOwnS3();
    if (server) bucket = await openS3Files(optionsOf(server));
  }, installTime);
  afterAll(async () => {
    await bucket?.close();
    await server?.close();
  });
  afterEach(async () => {
    if (server) await bucket.remove(await listKeys(bucket));
  });

  const run = (env: Record<string, string> = {}, more: Omit<Parameters<typeof runCommand>[1], "env"> = {}) => {
    if (!server) throw new Error("There is no store to copy to");
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = optionsOf(server);
    const settings = {
      DATA_DIR: dataDir,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    return runCommand("migrate:files", { env: { ...settings, ...env }, ...more });
  };
  const check = (title: string, body: () => Promise<void>) =>
    test(title, async () => {
      if (server) await body();
    });

  async function expectSameFiles(keys: string[]): Promise<void> {
    for (const key of keys) expectBytes(await readAll(bucket, key), await readFile(placeOf(key)));
  }

  check("every file arrives whole and stays where it was; a second run copies only what is new", async () => {
    const keys = [await putOnDisk(0), await putOnDisk(1), await putOnDisk(600_000), await putOnDisk(5_000_000, ".pdf")];
    await nameFile(keys[3] ?? "", 5_000_000);
    await nameFile(keys[2] ?? "");
    const other = newKey();
    await bucket.put(other, bytesOf(3), 3);
    const first = await run();
    expect([first.code, first.output]).toEqual([0, expect.stringContaining("4 were copied, 0 were there")]);
    expect(first.output).toContain("4 files of 5,600,001 bytes are in the bucket, and every one was compared");
    await expectSameFiles(keys);
    expectBytes(await readAll(bucket, other), bytesOf(3));

    keys.push(await putOnDisk(10));
    const second = await run();
    expect([second.code, second.output]).toEqual([0, expect.stringContaining("1 were copied, 4 were there")]);
    await expectSameFiles(keys);
  });

  check("a file that is there with other content is named, left alone, and the others are copied", async () => {
    const [key, fine] = [await putOnDisk(1_000), await putOnDisk(1_000)];
    await bucket.put(key, bytesOf(1_000), 1_000);
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain(`${key} is in the bucket with other content (1000 bytes, SHA-256`);
    expect(output).toContain(
      "1 files of 1,000 bytes are in the bucket, but 1 are not as they should be; each is named above\n",
    );
    expectBytes(await readAll(bucket, key), bytesOf(1_000));
    await expectSameFiles([fine]);
  });

  check("files that rows name and nobody has, cannot be read, or have another size are named", async () => {
    const [missing, unreadable, short, fine] = [newKey(), newKey(), await putOnDisk(70, ".pdf"), await putOnDisk(5)];
    await nameFile(missing, 10);
    await nameFile(short, 71);
    await mkdir(placeOf(unreadable), { recursive: true });
    await nameFile(unreadable);
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toContain(`${missing} is missing: a row names it`);
    expect(output).toMatch(new RegExp(`${unreadable} is damaged: it cannot be read from the disk \\(EISDIR`));
    expect(output).toContain(`${short} is damaged: it has 70 bytes, and its row says 71`);
    expect(output).toContain("but 3 are not as they should be");
    await expectSameFiles([fine]);
  });

  check("killed and stopped in the middle it goes on, and the bucket holds whole files alone", async () => {
    const keys: string[] = [];
    for (let index = 0; index < 60; index++) keys.push(await putOnDisk(300_000 + index));
    for (const signal of ["SIGKILL", "SIGINT", "SIGKILL"] as const) {
      const { code, output } = await run({}, { cut: { by: signal, afterLines: 1 } });
      expect(code).not.toBe(0);
      if (signal === "SIGINT")
        expect(output).toMatch(/Stopped before the end; run the same command again to continue\n$/);
      await expectSameFiles(await listKeys(bucket));
    }
    expect((await run()).code).toBe(0);
    expect((await listKeys(bucket)).sort()).toEqual(keys.sort());
    await expectSameFiles(keys);
  });

  check("a store that goes away ends it with one line, and it goes on when the store is back", async () => {
    const keys: string[] = [];
    for (let index = 0; index < 40; index++) keys.push(await putOnDisk(300_000 + index));
    let killed: Promise<void> | undefined;
    const by = () => {
      killed = server?.kill();
    };
    const inTheMiddle = await run({}, { cut: { by, afterLines: 1 } });
    await killed;
    const fromTheStart = await run();
    await server?.start();
    expect([inTheMiddle.code, lastLine(inTheMiddle.output)]).toEqual([1, expect.stringMatching(/^S3_ENDPOINT/)]);
    expect([fromTheStart.code, lastLine(fromTheStart.output)]).toEqual([
      1,
      expect.stringMatching(/^S3_ENDPOINT \S+ cannot be reached \([^\n]+\)$/),
    ]);
    expect((await run()).code).toBe(0);
    await expectSameFiles(keys);
  });

  check("a service that runs on the folder's database is refused", async () => {
    const { unlock } = lockDataDir(dataDir);
    const { code, output } = await run();
    unlock();
    expect([code, output]).toEqual([
      1,
      `DATA_DIR ${dataDir} is in use by process ${process.pid}; stop that one first\n`,
    ]);
    expect(await listKeys(bucket)).toEqual([]);
  });

  check("with PostgreSQL it may run beside the service, and says what is left to do", async () => {
    const postgres = await servers.openPostgres();
    if (!postgres) return;
    await (await openPostgres(postgres.url)).close();
    const { unlock } = lockDataDir(dataDir);
    const keys = [await putOnDisk(10)];
    const { code, output } = await run({ DATABASE_URL: postgres.url });
    unlock();
    await postgres.close();
    expect([code, output]).toEqual([0, expect.stringContaining("stop it and run this once more")]);
    await expectSameFiles(keys);
  });
});
