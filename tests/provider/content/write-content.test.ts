import { insertDocument } from "@/provider/content/documents/repo";
import { writeContent } from "@/provider/content/write-content";
import { documentKey } from "@/provider/media/keys";
import { storeUpload } from "@/provider/media/store";
import { startContentApp } from "./content-app";

const app = startContentApp();

const store = (clientId: number) =>
  storeUpload(app().deps, { clientId, purpose: "document" }, [{ keyOf: documentKey, content: new Uint8Array([1]) }]);

/** Replaces a document by one with the new file, and then throws `failure`, if given. */
const replaceFile = (clientId: number, [oldFile, newFile]: readonly [string, string], failure?: Error) =>
  writeContent(app().deps, { clientId }, async ({ trx, now, keepFiles, dropFiles }) => {
    await insertDocument(trx, { client_id: clientId, file_name: "Name", file: newFile, size: 1, uploaded_at: now });
    await keepFiles(newFile);
    await dropFiles(oldFile);
    if (failure) throw failure;
    return now;
  });

async function isDropped(upload: string): Promise<boolean> {
  const file = app().deps.db.selectFrom("files").select("dropped_at").where("upload", "=", upload);
  return (await file.executeTakeFirstOrThrow()).dropped_at !== null;
}

/** A client with a file that is in use and one that no row names yet. */
async function openFiles() {
  const client = await app().client();
  const uploads = [await store(client.id), await store(client.id)] as const;
  await writeContent(app().deps, { clientId: client.id }, ({ keepFiles }) => keepFiles(uploads[0]));
  return { client, uploads };
}

test("a write that succeeds keeps the new file, drops the old one and moves the card's time", async () => {
  const { client, uploads } = await openFiles();
  expect([await isDropped(uploads[0]), await isDropped(uploads[1])]).toEqual([false, true]);
  const now = await replaceFile(client.id, uploads);
  expect([await isDropped(uploads[0]), await isDropped(uploads[1])]).toEqual([true, false]);
  expect(await app().cardTime(client)).toBe(now);
  expect(await app().keptKeys()).toEqual([documentKey(uploads[1])]);
});

test("a write that fails leaves everything as it was", async () => {
  const { client, uploads } = await openFiles();
  const before = await app().cardTime(client);
  await app().deps.db.deleteFrom("documents").execute();
  await expect(replaceFile(client.id, uploads, new Error("full"))).rejects.toThrow("full");
  expect([await isDropped(uploads[0]), await isDropped(uploads[1])]).toEqual([false, true]);
  expect(await app().cardTime(client)).toBe(before);
  expect(await app().deps.db.selectFrom("documents").select("id").execute()).toEqual([]);
});

test("a client that was deleted meanwhile gets no row, and an upload that has gone is named by none", async () => {
  const { client, uploads } = await openFiles();
  await expect(replaceFile(999_999, uploads)).rejects.toMatchObject({ code: "not_found" });
  await expect(replaceFile(client.id, [uploads[0], "gone"])).rejects.toThrow("have gone");
  expect(await isDropped(uploads[1])).toBe(true);
});
