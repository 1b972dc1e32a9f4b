import { boundsOf, resolveRange, type WantedRange } from "./byte-range";
import type { OpenFile } from "./files";
import { type S3Store, timed } from "./s3-client";
import { isBeyondEnd, isMissing, throwApiError, toApiError } from "./s3-errors";
import { streamPieces } from "./stream-pieces";

/** Most pictures fit in one chunk, and a slow reader keeps no more than this in memory. */
const pieceBytes = 512 * 1024;

type Piece = { bytes: Uint8Array; size: number; etag: string | undefined };

export async function readSize(store: S3Store, Key: string): Promise<number | null> {
  try {
    const { ContentLength } = await store.client.headObject({ Bucket: store.Bucket, Key }, timed(store));
    if (ContentLength === undefined) throw new Error("an answer without a length");
    return ContentLength;
  } catch (error) {
    if (isMissing(error)) return null;
    throw toApiError(error);
  }
}

/**
 * Fetches the first chunk at once, because its answer has the file's size: a picture costs one call. Each further chunk
 * is a call of its own, made when the reader wants it. One long answer would keep its connection as long as the slowest
 * reader needs, and a few dozen of those would use up all connections.
 */
export async function openObject(store: S3Store, key: string, wanted: WantedRange | null): Promise<OpenFile | null> {
  let ahead = await readAhead(store, key, wanted);
  const size = ahead === undefined ? await readSize(store, key) : (ahead?.size ?? null);
  if (size === null) return null;

  const range = resolveRange(wanted, size);
  const { from, to } = boundsOf(range, size);
  const closing = new AbortController();
  let etag = ahead?.etag;
  const body = streamPieces(from, to, {
    async read(position) {
      const next = () => getPiece(store, key, position, to - 1, { etag, signal: closing.signal });
      const piece = ahead ?? (await next().catch(throwApiError));
      ahead = undefined;
      etag = piece.etag;
      return piece.bytes;
    },
    close: () => closing.abort(),
  });
  return { size, range, body };
}

/** The first chunk; null if there is no such file; undefined if the size must be known first. */
async function readAhead(store: S3Store, key: string, wanted: WantedRange | null): Promise<Piece | null | undefined> {
  if (wanted && "last" in wanted) return undefined;
  try {
    return await getPiece(store, key, wanted?.start ?? 0, wanted?.end ?? Number.POSITIVE_INFINITY);
  } catch (error) {
    if (isMissing(error)) return null;
    // An empty file also answers 416.
    if (isBeyondEnd(error)) return undefined;
    throw toApiError(error);
  }
}

/** One complete chunk. `etag` makes sure that all chunks come from the same version of the object. */
async function getPiece(
  store: S3Store,
  Key: string,
  start: number,
  last: number,
  { etag, signal }: { etag?: string; signal?: AbortSignal } = {},
): Promise<Piece> {
  const end = Math.min(last, start + pieceBytes - 1);
  const query = { Bucket: store.Bucket, Key, Range: `bytes=${start}-${end}`, IfMatch: etag };
  const { Body, ContentRange, ETag } = await store.client.getObject(query, timed(store, signal));
  const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
  const size = Number(ContentRange?.split("/")[1]);
  if (bytes.length !== Math.min(end + 1, size) - start)
    throw new Error(`${bytes.length} bytes came as ${ContentRange}, where ${start}-${end} was asked for`);
  return { bytes, size, etag: ETag };
}
