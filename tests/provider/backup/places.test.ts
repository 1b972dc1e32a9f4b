import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { S3 } from "@aws-sdk/client-s3";
import { openBucket } from "@/provider/backup/places/bucket";
import { openFolder } from "@/provider/backup/places/folder";
import { nameArchive, parseArchiveName } from "@/provider/backup/places/names";
import { openPlace } from "@/provider/backup/places/open";
import type { Place } from "@/provider/backup/places/place";
import { hasS3, installTime, openS3, optionsOf } from "../../servers/s3";
import { testOptions } from "../test-options";
import { readAll, streamOf } from "./contents";
import { makeFolder, removeFolders } from "./sites";

afterEach(removeFolders);

const nameAt = (day: number) =>
  nameArchive({
    cause: "scheduled",
    takenAt: new Date(Date.UTC(2026, 10, day, 10, 5, 9, 77)),
    isSealed: day % 2 === 0,
  });

/** A body that fails midway. */
async function* breakingOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(100_000);
  throw new Error("The database is gone");
}
const broken = () => {
  const pieces = breakingOff();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => controller.enqueue((await pieces.next()).value as Uint8Array),
  });
};

test("names tell when, why and whether sealed, and order like their times", () => {
  expect(nameAt(3)).toBe("namaskard-20261103T100509Z-scheduled.tar");
  expect(nameAt(4)).toBe("namaskard-20261104T100509Z-scheduled.tar.age");
  expect(parseArchiveName(nameAt(4))).toEqual({
    name: nameAt(4),
    cause: "scheduled",
    takenAt: new Date("2026-11-04T10:05:09Z"),
  });
});

test.each([
  "notes.txt",
  "namaskard.db",
  "namaskard-20261103T100509Z-other.tar",
  "namaskard-20269903T100509Z-by-hand.tar",
])("%s is none of them", (name) => expect(parseArchiveName(name)).toBeNull());

/** Tests shared by folder and bucket. */
async function expectToKeep(place: Place, bytes: Buffer): Promise<void> {
  for (const day of [2, 1, 3]) expect(await place.put(nameAt(day), streamOf(bytes, 100_000))).toBe(bytes.length);
  const kept = [3, 2, 1].map((day) => ({ name: nameAt(day), bytes: bytes.length }));
  expect(await place.list()).toEqual(kept);
  expect((await readAll(await place.open(nameAt(2)))).equals(bytes)).toBe(true);
  await place.remove(nameAt(2));
  await place.remove(nameAt(2));
  await expect(place.put(nameAt(4), broken())).rejects.toThrow("The database is gone");
  expect((await place.list()).map(({ name }) => name)).toEqual([nameAt(3), nameAt(1)]);
  await expect(place.open(nameAt(4))).rejects.toThrow(/^There is no backup .*20261104T100509Z/);
}

test("a folder keeps them for its owner alone, and shows nothing else", async () => {
  const folder = path.join(await makeFolder(), "deep", "backups");
  const place = openFolder(folder);
  expect(await place.list()).toEqual([]);
  await expectToKeep(place, Buffer.alloc(300_000, "backup"));
  await writeFile(path.join(folder, "notes.txt"), "mine");
  expect(await place.list()).toHaveLength(2);
  expect(await readdir(path.join(folder, "unfinished"))).toEqual([]);
  expect((await stat(path.join(folder, nameAt(3)))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("a folder that cannot be one is named", async () => {
  const file = path.join(await makeFolder(), "file");
  await writeFile(file, "");
  for (const call of [() => openFolder(file).put(nameAt(1), streamOf(Buffer.alloc(1))), () => openFolder(file).list()])
    await expect(call()).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(/^BACKUP_TO .*file cannot be (written to|read) \(ENOTDIR|EEXIST\)$/),
    });
  await rm(file);
});

test.each(["https://s3.test/bucket", "https://key:secret@s3.test", "https://key@s3.test/bucket", "http://"])(
  "%s is not the whole address of a bucket, and its secret is not repeated",
  async (to) => {
    const opening = openPlace({ dataDir: "/nowhere", backup: { ...testOptions.backup, to } });
    await expect(opening).rejects.toThrow(/^BACKUP_TO: a bucket is written https:\/\/KEY:SECRET@host/);
  },
);

if (hasS3())
  test(
    "a bucket keeps them in parts, takes back what broke off, and says what is wrong with it",
    async () => {
      const store = await openS3();
      if (!store) throw new Error("There was a store when its tests were named");
      const options = optionsOf(store);
      const client = new S3({
        ...{ endpoint: options.endpoint, region: options.region, forcePathStyle: true },
        credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      });
      try {
        const place = await openBucket(options, "cards/");
        await expectToKeep(place, Buffer.alloc(20_000_000, "backup"));
        const unfinished = await client.listMultipartUploads({ Bucket: options.bucket });
        expect(unfinished.Uploads ?? []).toEqual([]);
        await place.close();
        const elsewhere = await openBucket({ ...options, bucket: "nowhere" }, "");
        await expect(elsewhere.list()).rejects.toThrow(/^BACKUP_TO: the bucket nowhere does not exist at http/);
        await elsewhere.close();
      } finally {
        client.destroy();
        await store.close();
      }
    },
    installTime,
  );
