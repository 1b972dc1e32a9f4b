import { Hono } from "hono";
import { insertDocument as writeDocument } from "@/provider/content/documents/repo";
import type { Deps } from "@/provider/deps";
import { onError } from "@/provider/kernel/http/on-error";
import { dropUpload, insertFiles, keepUpload } from "@/provider/kernel/write/files-repo";
import { uploadOf } from "@/provider/media/keys";
import { mediaRoutes } from "@/provider/media/routes";
import { DatabaseError } from "@/provider/ports/database/failure";
import { insertClient } from "../insert-client";
import { openStore, type Store } from "./stored-files";

const now = new Date("2026-11-20T10:00:00Z");
const keyOf = (letter: string, end: string) => letter.repeat(32) + end;
const [pdf, logo, photo] = [keyOf("a", ".pdf"), keyOf("b", "-512.webp"), keyOf("b", "-400.jpg")];
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let store: Store;
let deps: Deps;
beforeEach(async () => {
  store = await openStore();
  deps = store as unknown as Deps;
  for (const key of [pdf, logo, photo]) await store.files.put(key, bytes, bytes.length);
  const of = { client_id: store.clients[0], purpose: "logo", bytes: bytes.length, width: null, height: null };
  const rows = [logo, photo].map((key) => ({ key, upload: uploadOf(key), ...of }));
  await insertFiles(store.db, rows, now.toISOString());
  await keepUpload(store.db, uploadOf(logo));
});
afterEach(() => store.close());

function get(key: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  const app = new Hono().route("/media", mediaRoutes(deps));
  app.onError(onError as never);
  return Promise.resolve(app.request(`/media/${key}`, { method, headers }));
}

async function insertDocument(file_name: string, is_active = true): Promise<void> {
  const client_id = await insertClient(deps.db, { is_active });
  const uploaded_at = now.toISOString();
  await writeDocument(deps.db, { client_id, file: uploadOf(pdf), file_name, size: 1000, uploaded_at });
}

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("serves a picture for good, locked up", async () => {
  const response = await get(logo);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": "1000",
    "cache-control": "public, max-age=31536000, s-maxage=86400, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    etag: `"${logo}"`,
  });
  expect(await bodyOf(response)).toEqual(bytes);
  expect((await get(photo)).headers.get("content-type")).toBe("image/jpeg");
});

test("shows no picture that nothing names any more, except while the database cannot tell", async () => {
  await dropUpload(store.db, uploadOf(logo), now.toISOString());
  for (const key of [logo, photo]) expect((await get(key)).status).toBe(404);
  const failing = (failure: "unavailable" | "busy") => () => {
    throw new DatabaseError(failure, false, new Error("away"));
  };
  deps = { ...deps, db: { selectFrom: failing("unavailable") } as never };
  expect((await get(logo)).status).toBe(200);
  expect((await get(pdf)).status).toBe(503);
  deps = { ...deps, db: { selectFrom: failing("busy") } as never };
  expect((await get(logo)).status).toBe(503);
});

test("lets another site show pictures where they have an address of their own", async () => {
  deps.config.mediaBaseUrl = "https://files.example";
  expect((await get(logo)).headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("answers HEAD without a body, and 304 for what the browser has", async () => {
  const head = await get(logo, {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "1000", ""]);
  for (const tag of [`"${logo}"`, `W/"${logo}"`, `"x", "${logo}"`, "*"]) {
    const fresh = await get(logo, { "if-none-match": tag });
    expect([fresh.status, fresh.headers.get("etag"), await fresh.text()]).toEqual([304, `"${logo}"`, ""]);
  }
  expect((await get(logo, { "if-none-match": '"other"' })).status).toBe(200);
});

test.each([
  keyOf("c", ".pdf"),
  keyOf("c", "-512.webp"),
  "..%2f..%2fnamaskard.db",
  "%2e%2e%2fnamaskard.db",
  "%00",
  "unfinished",
  `${"a".repeat(3000)}.pdf`,
  "%ff",
])("answers 404 for %s", async (key) => {
  const response = await get(key);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  ["Catalogue", 'filename="Catalogue.pdf"'],
  ["Catalogue.PDF", 'filename="Catalogue.PDF"'],
  ["सूची", "filename=\"suci.pdf\"; filename*=UTF-8''%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A5%80.pdf"],
])("shows a document in the browser under the name %j", async (name, expected) => {
  await insertDocument(name);
  const response = await get(pdf);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(`inline; ${expected}`);
  expect(response.headers.get("content-security-policy")).not.toContain("sandbox");
  expect(await bodyOf(response)).toEqual(bytes);
});

test.each([
  ["bytes=0-99", 0, 99],
  ["bytes=990-", 990, 999],
  ["bytes=-10", 990, 999],
  ["bytes=-5000", 0, 999],
  ["bytes=500-5000", 500, 999],
])("sends the part %s of a document", async (range, start, end) => {
  await insertDocument("Catalogue");
  const response = await get(pdf, { range });
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/1000`);
  expect(response.headers.get("content-length")).toBe(String(end - start + 1));
  expect(await bodyOf(response)).toEqual(bytes.subarray(start, end + 1));
});

test("refuses parts beyond the end, and sends the whole where a part makes no sense", async () => {
  await insertDocument("Catalogue");
  for (const range of ["bytes=1000-", "bytes=1000-2000", "bytes=-0"]) {
    const response = await get(pdf, { range });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */1000"]);
  }
  for (const range of ["bytes=9-2", "bytes=0-1,5-6", "lines=1-2", "bytes=", "bytes=-", "bytes=a-b"])
    expect((await get(pdf, { range })).status).toBe(200);
  expect((await get(pdf, { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
  expect((await get(pdf, { range: "bytes=0-1", "if-range": `"${pdf}"` })).status).toBe(206);
  expect((await get(logo, { range: "bytes=0-1" })).status).toBe(200);
});

test("hides documents without a row, and those of deactivated clients", async () => {
  expect((await get(pdf)).status).toBe(404);
  await insertDocument("Catalogue", false);
  expect((await get(pdf)).status).toBe(404);
  await deps.db.updateTable("clients").set({ is_active: true }).execute();
  expect((await get(pdf)).status).toBe(200);
});
