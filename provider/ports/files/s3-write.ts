import { once } from "node:events";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { checkSize } from "./check-size";
import { limited, type S3Store } from "./s3-client";
import { throwApiError, toApiError } from "./s3-errors";

/** Bytes are sent again when an attempt fails; a stream cannot be. */
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
 * A stream has no limit of its own but that it has to move while it is sent. When it fails the request is cut, so that
 * the store drops what it has; when the request fails the stream is cancelled. The client itself does neither.
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
    // An idle connection may be closed by the store until there is something to send over it.
    await once(body, "readable");
    await client.putObject({ Bucket, Key, Body: body, ContentLength: size }, { abortSignal: cut.signal });
  } catch (error) {
    throw body.errored ?? toApiError(error);
  } finally {
    body.destroy();
  }
}
