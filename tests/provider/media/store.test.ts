import * as fileMessages from "@/lib/contract/file-messages";
import { withoutPlan } from "@/lib/contract/limits";
import { MB } from "@/lib/contract/values";
import { keepUpload } from "@/provider/kernel/write/files-repo";
import { documentKey } from "@/provider/media/keys";
import { storeUpload } from "@/provider/media/store";
import { openStore, type Store } from "./stored-files";

const minute = 60_000;
let store: Store;
let time: number;
beforeEach(async () => {
  store = await openStore();
  time = Date.parse("2026-11-20T10:00:00Z");
});
afterEach(() => store.close());

/** A file whose row claims this size; the store holds one byte. */
async function put(clientId: number, bytes: number): Promise<string> {
  const deps = { ...store, now: () => new Date(time) };
  const upload = await storeUpload(deps, { clientId, purpose: "document" }, [
    { keyOf: documentKey, content: new Uint8Array([1]) },
  ]);
  await store.db.updateTable("files").set({ bytes }).where("upload", "=", upload).execute();
  return upload;
}
const isThere = async (upload: string) => (await store.files.size(documentKey(upload))) !== null;

test("files are in the table before they are in the store", async () => {
  const put = async () => expect(await store.db.selectFrom("files").select("key").execute()).toHaveLength(1);
  const deps = { ...store, files: { ...store.files, put } };
  const files = [{ keyOf: documentKey, content: new Uint8Array([1]) }];
  await storeUpload(deps, { clientId: store.clients[0], purpose: "document" }, files);
  expect.assertions(1);
});

test("a client that fills its quota with replaced files loses the oldest of them, and none in use", async () => {
  const [client, other] = store.clients;
  const kept = await put(client, (withoutPlan.limits.storage * MB) / 2);
  await keepUpload(store.db, kept);
  const theirs = await put(other, (withoutPlan.limits.storage * MB) / 2);
  const first = await put(client, (withoutPlan.limits.storage * MB) / 4);
  time += minute;
  const second = await put(client, (withoutPlan.limits.storage * MB) / 4);
  time += 10 * minute;
  const third = await put(client, 1);
  expect([await isThere(first), await isThere(second), await isThere(third)]).toEqual([false, true, true]);
  expect([await isThere(kept), await isThere(theirs)]).toEqual([true, true]);
  expect(await store.filesOf(first)).toEqual([]);
});

test("if all of it may still be in use, only this client's uploads are refused", async () => {
  const [client, other] = store.clients;
  await put(client, withoutPlan.limits.storage * MB);
  const before = await store.list();
  const refused = put(client, 1);
  await expect(refused).rejects.toMatchObject({ code: "limit_reached", message: fileMessages.limit });
  expect(await store.list()).toEqual(before);
  await put(other, 1);
  time += 10 * minute;
  await put(client, 1);
});

test("uploads that race for the last room do not get it twice", async () => {
  const content = new Uint8Array(1_000);
  await put(store.clients[0], withoutPlan.limits.storage * MB - 2_500);
  const race = Array.from({ length: 5 }, () =>
    storeUpload(store, { clientId: store.clients[0], purpose: "document" }, [{ keyOf: documentKey, content }]),
  );
  const results = await Promise.allSettled(race);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});
