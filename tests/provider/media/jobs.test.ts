import { dropUpload, keepUpload } from "@/provider/kernel/write/files-repo";
import { keepDroppedMs, removeDroppedFiles } from "@/provider/media/jobs";
import { documentKey } from "@/provider/media/keys";
import { storeUpload } from "@/provider/media/store";
import { buildDeps, type TestDeps } from "../build-deps";
import { insertClient } from "../insert-client";

let deps: TestDeps;
let time: number;
let clientId: number;
beforeEach(async () => {
  time = Date.now();
  deps = await buildDeps({ now: () => new Date(time) });
  clientId = await insertClient(deps.db);
});
afterEach(() => deps.close());

const store = () =>
  storeUpload(deps, { clientId, purpose: "document" }, [{ keyOf: documentKey, content: new Uint8Array([1]) }]);
const run = (signal = new AbortController().signal) => removeDroppedFiles.run(deps, {}, signal);
const isThere = async (upload: string) => (await deps.files.size(documentKey(upload))) !== null;
const countRows = async () => (await deps.db.selectFrom("files").select("key").execute()).length;

test("orphaned files are deleted a day later and not before; files in use stay", async () => {
  const [never, former, kept] = [await store(), await store(), await store()];
  await keepUpload(deps.db, former);
  await keepUpload(deps.db, kept);
  time += keepDroppedMs - 1;
  await dropUpload(deps.db, former, deps.now().toISOString());
  await run();
  expect([await isThere(never), await isThere(former), await isThere(kept)]).toEqual([true, true, true]);
  time += 1;
  await run();
  expect([await isThere(never), await isThere(former), await isThere(kept)]).toEqual([false, true, true]);
  time += keepDroppedMs;
  await run();
  expect([await isThere(former), await isThere(kept), await countRows()]).toEqual([false, true, 1]);
});

test("a file that resists keeps its row and is tried again, and holds up no other", async () => {
  const uploads = [await store(), await store(), await store()].sort();
  const stubborn = documentKey(uploads[0] ?? "");
  const { remove } = deps.files;
  deps.files.remove = (keys) => remove(keys.filter((key) => key !== stubborn));
  time += keepDroppedMs;
  await run();
  expect(await deps.db.selectFrom("files").select("key").execute()).toEqual([{ key: stubborn }]);
  deps.files.remove = remove;
  await run();
  expect([await isThere(uploads[0] ?? ""), await countRows()]).toEqual([false, 0]);
});

test("more than fit into one batch all go, and files without a row are left alone", async () => {
  const at = deps.now().toISOString();
  const row = { client_id: clientId, purpose: "product", bytes: 1, width: null, height: null };
  const dropped = Array.from({ length: 1_201 }, (_, index) => {
    const upload = String(index).padStart(32, "0");
    return { ...row, key: documentKey(upload), upload, created_at: at, dropped_at: at };
  });
  for (let start = 0; start < dropped.length; start += 200)
    await deps.db
      .insertInto("files")
      .values(dropped.slice(start, start + 200))
      .execute();
  const stranger = documentKey("f".repeat(32));
  await deps.files.put(stranger, new Uint8Array([1]), 1);
  time += keepDroppedMs;
  await run();
  expect([await countRows(), await deps.files.size(stranger)]).toEqual([0, 1]);
});
