import * as documentMessages from "@/lib/contract/content/messages/document";
import { ApiError } from "@/lib/contract/errors";
import { storePdf } from "@/provider/media/pdf/store";
import { createRandom, mutate, openStore, type Store } from "../stored-files";
import { buildPdf, catalog, onOpen, pages, writePdf } from "./documents";

// Each inspection starts a worker thread that loads its code from source.
jest.setTimeout(60_000);

let store: Store;
beforeAll(async () => {
  store = await openStore();
});
afterEach(async () => store.files.remove(await store.list()));
afterAll(() => store.close());

const caller = new AbortController().signal;

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], "brochure.pdf", { type: "application/pdf" });

async function expectRefused(bytes: Uint8Array, message: string): Promise<void> {
  const refused = storePdf(store, store.clients[0], fileOf(bytes), caller);
  await expect(refused).rejects.toMatchObject({ code: "validation_error", fields: { file: [message] } });
  expect(await store.list()).toEqual([]);
}

test("stores a document byte for byte", async () => {
  const bytes = await buildPdf();
  const upload = await storePdf(store, store.clients[0], fileOf(bytes), caller);
  expect(upload).toMatch(/^[0-9a-f]{32}$/);
  const key = `${upload}.pdf`;
  expect(await store.filesOf(upload)).toMatchObject([{ key, purpose: "document", bytes: bytes.length }]);
  expect(await store.read(key)).toEqual(bytes);
  expect(await store.list()).toEqual([key]);
});

test("says why a document is refused", async () => {
  const encrypted = await buildPdf((pdf) => pdf.encrypt({ userPassword: "x", ownerPassword: "y" }));
  await expectRefused(encrypted, documentMessages.encrypted);
  await expectRefused(await buildPdf(onOpen({ S: "JavaScript", JS: "x" })), documentMessages.active);
  await expectRefused(await buildPdf(onOpen({ S: "GoToR", F: "other.pdf" })), documentMessages.linked);
  const bytes = await buildPdf();
  await expectRefused(bytes.subarray(0, bytes.length / 2), documentMessages.unreadable);
  await expectRefused(Buffer.from("\x89PNG\r\n\x1a\n"), documentMessages.unreadable);
  await expectRefused(Buffer.concat([Buffer.alloc(2000, 0x20), bytes]), documentMessages.unreadable);
  await expectRefused(Buffer.concat([Buffer.from("<?xml version='1.0'?>"), bytes]), documentMessages.unreadable);
});

test("a document that eats memory ends its thread and nothing else", async () => {
  // A cross-reference table that claims 900 million entries of zero bytes each.
  const dict = "<</Type/XRef/Size 1/W[0 0 0]/Index[0 900000000]/Root 1 0 R/Length 1>>";
  const bytes = writePdf([catalog(), pages, `${dict}\nstream\nx\nendstream`]);
  await expectRefused(bytes, documentMessages.unreadable);
});

test("many at once wait for their turn, and damage is a plain refusal", async () => {
  const random = createRandom(17);
  const bytes = await buildPdf();
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () => storePdf(store, store.clients[0], fileOf(mutate(bytes, random)), caller)),
  );
  for (const result of results) if (result.status === "rejected") expect(result.reason).toBeInstanceOf(ApiError);
  expect(await store.list()).toHaveLength(results.filter(({ status }) => status === "fulfilled").length);
});

/** Takes a second or more to parse, since everything looks like an object's start; a slow machine times out. */
const slow = Buffer.concat([
  writePdf([catalog(), pages]),
  Buffer.from("0 obj[".repeat(200_000)),
  Buffer.from("\n%%EOF"),
]);

test("one client's uploads do not keep another's waiting", async () => {
  const ended: string[] = [];
  const [one, two] = store.clients;
  const upload = async (name: string, clientId: number, bytes: Uint8Array) => {
    await storePdf(store, clientId, fileOf(bytes), caller).catch(() => {});
    ended.push(name);
  };
  const first = [upload("first", one, slow), upload("first", one, slow)];
  await Promise.all([...first, upload("second", two, await buildPdf())]);
  expect(ended).toEqual(["second", "first", "first"]);
});

test("an upload whose caller goes ends at once, whether its turn has come or not, and nothing of it is stored", async () => {
  const [one, two] = store.clients;
  const gone = new AbortController();
  const ended: string[] = [];
  const upload = async (name: string, clientId: number, signal: AbortSignal) => {
    const stored = await storePdf(store, clientId, fileOf(slow), signal).catch((error: ApiError) => error);
    const isDropped = stored instanceof ApiError && stored.code === "gateway_timeout";
    ended.push(isDropped ? `${name} no longer` : name);
    return typeof stored === "string" ? [`${stored}.pdf`] : [];
  };
  const uploads = [upload("stays", one, caller), upload("waits", one, gone.signal), upload("runs", two, gone.signal)];
  // By then both threads have started.
  await new Promise((resolve) => setTimeout(resolve, 200));
  gone.abort();
  const keys = (await Promise.all(uploads)).flat();
  expect(ended).toEqual(["waits no longer", "runs no longer", "stays"]);
  expect(await store.list()).toEqual(keys);
});
