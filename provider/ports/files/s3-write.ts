import { once } from "node:events";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { checkSize } from "./check-size";
import { limited, type S3Store } from "./s3-client";
import { throwApiError, toApiError } from "./s3-errors";

/** Content in memory is retried after a failure; a stream cannot be. */
export async function putObject(
  store: S3Store,
  key: string,
  content: Uint8Array | ReadableStream<Uint8Array>,
  size: number,
): Promise<void> {
  const checked = checkSize(content, size);
  if (checked instanceof ReadableStream) return sendStream(store, key, checked, size);
  const object = { Bucket: store.Bucket, Key: key, Body: checked, ContentLength: size };
  await store.client.putObject(object, { abortSignal: limited(store) }).catch(throwApiError);
}

/**
 * A stream has no total timeout, only one for stalling. If it fails, the request is aborted, so that the store discards
 * the upload; if the request fails, the stream is cancelled. The client does neither by itself.
 */
async function sendStream(
  { client, Bucket }: S3Store,
  Key: string,
  content: ReadableStream<Uint8Array>,
  size: number,
): Promise<void> {
  const body = Readable.fromWeb(content as NodeReadableStream<Uint8Array>);
  const cut = new AbortController();
  body.once("error", () => cut.abort());
  try {
    // Wait for the first chunk: a store may close a connection that sends nothing.
    await once(body, "readable");
    await client.putObject({ Bucket, Key, Body: body, ContentLength: size }, { abortSignal: cut.signal });
  } catch (error) {
    throw body.errored ?? toApiError(error);
  } finally {
    body.destroy();
  }
}
