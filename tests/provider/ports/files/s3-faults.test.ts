import { createHash } from "node:crypto";
import { once } from "node:events";
import { inspect } from "node:util";
import { log } from "@/lib/runtime/log/log";
import type { Files } from "@/provider/ports/files/files";
import { openS3Files } from "@/provider/ports/files/s3";
import { openStubStore, sendError, sendPiece } from "./open-stub-store";
import { bytesOf, expectBytes, newKey, readAll, streamOf } from "./stored-content";

const key = newKey();
const bytes = bytesOf(600_000);
/** Bytes that one ranged read fetches. */
const piece = 512 * 1024;
const unavailable = { code: "unavailable", headers: { "retry-after": expect.any(String) } };

type Store = Awaited<ReturnType<typeof openStubStore>>;

const stores: Store[] = [];
let store: Store;
let files: Files;
afterEach(async () => {
  await files.close();
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

async function openStub(...options: Parameters<typeof openStubStore>): Promise<Store> {
  const stub = await openStubStore(...options);
  stores.push(stub);
  return stub;
}

/** A long timeout, so that a busy machine fails no test; a short one where the timeout itself is tested. */
async function open(answer: Parameters<typeof openStubStore>[0], patience = 60_000): Promise<Files> {
  store = await openStub(answer);
  files = await openS3Files(store.options, { patience });
  return files;
}

test("bytes are sent again where the store fails or the answer is lost, signed as they are", async () => {
  await open((response, _, count) => {
    if (count === 0) sendError(response, 503, "SlowDown");
    else if (count === 1) response.destroy();
    else response.end();
  });
  const large = bytesOf(3_000_000);
  await files.put(key, large, large.length);
  expect(store.requests).toHaveLength(3);
  const hash = createHash("sha256").update(large).digest("hex");
  for (const { body, headers } of store.requests) {
    expectBytes(body, large);
    expect(headers["x-amz-content-sha256"]).toBe(hash);
    // `Expect: 100-continue` would open a connection beyond the limit.
    expect(headers.expect).toBeUndefined();
  }
});

test("attempts are few, and a stream has but one", async () => {
  await open((response) => sendError(response, 503, "SlowDown"));
  await expect(files.put(key, bytes, bytes.length)).rejects.toMatchObject(unavailable);
  await expect(files.size(key)).rejects.toMatchObject(unavailable);
  expect(store.requests).toHaveLength(6);
  await expect(files.put(key, streamOf(bytes).stream, bytes.length)).rejects.toMatchObject(unavailable);
  expect(store.requests).toHaveLength(7);
});

test.each([
  [507, "InsufficientStorage", "storage_full"],
  [403, "QuotaExceeded", "storage_full"],
  [403, "AccessDenied", "unavailable"],
  [404, "NoSuchBucket", "unavailable"],
  [500, "InternalError", "unavailable"],
])("a put that is answered with %i %s is %s", async (status, code, expected) => {
  await open((response) => sendError(response, status, code));
  await expect(files.put(key, bytes, bytes.length)).rejects.toMatchObject({ code: expected });
});

test("a bucket that has gone is not a file that is missing, and nothing of it counts as removed", async () => {
  jest.spyOn(log, "error").mockImplementation(() => {});
  await open((response) => sendError(response, 404, "NoSuchBucket"));
  await expect(files.open(key)).rejects.toMatchObject(unavailable);
  expect(await files.remove([key])).toEqual([]);
});

test("removals that the store answers with 404 are done", async () => {
  await open((response) => sendError(response, 404, "NoSuchKey"));
  expect(await files.remove([key])).toEqual([key]);
});

test.each<[string, Parameters<typeof openStubStore>[0]]>([
  [
    "is cut",
    (response) => {
      response.writeHead(206, { "content-length": 1000, "content-range": "bytes 0-999/1000" });
      response.write(bytes.subarray(0, 500), () => response.destroy());
    },
  ],
  ["is shorter than it says", (response) => sendPiece(response, bytes.subarray(0, 500), 0, 1000)],
  ["does not say which part it is", (response) => void response.end(bytes)],
])("a picture whose answer %s is not shown", async (_, answer) => {
  await open(answer);
  await expect(files.open(key)).rejects.toMatchObject(unavailable);
});

test("a file that is replaced while it is read fails its reader", async () => {
  await open((response, { headers }, count) => {
    if (count === 0) sendPiece(response, bytes.subarray(0, piece), 0, bytes.length);
    else if (headers["if-match"] === '"1"') sendError(response, 412, "PreconditionFailed");
    else sendPiece(response, bytes.subarray(piece), piece, bytes.length, '"2"');
  });
  await expect(readAll(files, key)).rejects.toMatchObject(unavailable);
});

test("pieces come one after the other, and only when the reader asks", async () => {
  await open((response, { headers }) => {
    const [start = 0, end = 0] = (headers.range ?? "").match(/\d+/g)?.map(Number) ?? [];
    sendPiece(response, bytes.subarray(start, end + 1), start, bytes.length);
  });
  const file = await files.open(key);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(store.requests).toHaveLength(1);
  expectBytes(Buffer.from(await new Response(file?.body).arrayBuffer()), bytes);
  expect(store.requests.map(({ headers }) => headers.range)).toEqual(["bytes=0-524287", "bytes=524288-599999"]);
});

test("a reader that goes away ends the call that is under way", async () => {
  let asked = () => {};
  const second = new Promise<void>((resolve) => (asked = resolve));
  let ended: Promise<unknown> | undefined;
  await open((response, _, count) => {
    if (count === 0) return sendPiece(response, bytes.subarray(0, piece), 0, bytes.length);
    ended = once(response, "close");
    asked();
  });
  const reader = (await files.open(key))?.body.getReader();
  await reader?.read();
  const next = reader?.read();
  await second;
  await reader?.cancel();
  await ended;
  expect(await next).toMatchObject({ done: true });
});

test("one attempt that hangs leaves time for another", async () => {
  await open((response, _, count) => {
    if (count > 0) sendPiece(response, bytes.subarray(0, 1000), 0, 1000);
  }, 9_000);
  expectBytes(await readAll(files, key), bytes.subarray(0, 1000));
});

test("a store that says nothing is given up, whatever was asked", async () => {
  await open(() => {}, 500);
  for (const call of [() => files.put(key, bytes, bytes.length), () => files.size(key), () => files.check()])
    await expect(call()).rejects.toMatchObject(unavailable);
});

test("many calls share a bounded number of connections", async () => {
  let most = 0;
  await open((response) => {
    most = Math.max(most, store.sockets.size);
    setTimeout(() => sendPiece(response, bytes.subarray(0, 1000), 0, 1000), 50);
  });
  for (const read of await Promise.all(Array.from({ length: 120 }, () => readAll(files, key))))
    expectBytes(read, bytes.subarray(0, 1000));
  expect(most).toBeLessThanOrEqual(50);
});

test("many removals have the time of one call between them, and one line in the log", async () => {
  const errors = jest.spyOn(log, "error").mockImplementation(() => {});
  await open(() => {}, 500);
  expect(await files.remove(Array.from({ length: 100 }, () => newKey()))).toEqual([]);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(store.requests.length).toBeLessThan(100);
});

test("an error tells the log what the store said, and nothing of the keys to it", async () => {
  await open((response) => sendError(response, 500, "InternalError"));
  const error = await files.size(key).catch((error) => error);
  const text = inspect(await files.put(key, bytes, bytes.length).catch((error) => error), {
    depth: null,
    showHidden: true,
  });
  expect(text).toContain("500 InternalError Told by the store");
  for (const secret of ["a-secret-key", "an-access-key", "AWS4-HMAC"])
    expect(text + inspect(error, { depth: null, showHidden: true })).not.toContain(secret);
});

test("an address where no store answers is named at the start, in one line", async () => {
  await open(() => {});
  const page = await openStub(() => {}, "<!doctype html><p>Welcome");
  const { endpoint } = page.options;
  const error = await openS3Files(page.options).catch((error) => error);
  expect(error).toMatchObject({ name: "StartError", message: expect.stringContaining(`S3_ENDPOINT ${endpoint}`) });
  expect(error.message).not.toContain("\n");
});

test("an address where nobody answers is named at the start", async () => {
  await open(() => {});
  await store.close();
  const { endpoint } = store.options;
  await expect(openS3Files(store.options)).rejects.toThrow(`S3_ENDPOINT ${endpoint} cannot be reached`);
});
