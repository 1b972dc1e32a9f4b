import { writeContent } from "@/provider/content/write-content";
import { insertDocument } from "@/provider/documents/repo";
import { startContentApp } from "./content-app";

const app = startContentApp();
const [oldKey, newKey] = ["a".repeat(32), "b".repeat(32)].map((base) => `${base}.pdf`) as [string, string];

beforeEach(async () => {
  for (const key of [oldKey, newKey]) await app().deps.files.put(key, new Uint8Array([1]), 1);
});

/** Inserts a document of the new file in place of the old one, and then fails where told to. */
const replaceFile = (clientId: number, failure?: Error) =>
  writeContent(app().deps, clientId, [newKey], async ({ trx, now, dropFiles }) => {
    await insertDocument(trx, { client_id: clientId, file_name: "Name", file: newKey, size: 1, uploaded_at: now });
    dropFiles([oldKey]);
    if (failure) throw failure;
    return now;
  });

test("a write that succeeds keeps the new file, removes the old one and moves the card's time", async () => {
  const client = await app().client();
  const now = await replaceFile(client.id);
  expect(await app().storedKeys()).toEqual([newKey]);
  expect(await app().cardTime(client)).toBe(now);
});

test("a write that fails leaves everything as it was", async () => {
  const client = await app().client();
  const before = await app().cardTime(client);
  await app().deps.db.deleteFrom("documents").execute();
  await expect(replaceFile(client.id, new Error("full"))).rejects.toThrow("full");
  expect(await app().storedKeys()).toEqual([oldKey]);
  expect(await app().cardTime(client)).toBe(before);
  expect(await app().deps.db.selectFrom("documents").select("id").execute()).toEqual([]);
});

test("a client that was deleted meanwhile gets no row and keeps no file", async () => {
  await expect(replaceFile(999_999)).rejects.toMatchObject({ code: "not_found" });
  expect(await app().storedKeys()).toEqual([oldKey]);
});
