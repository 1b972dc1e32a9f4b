import { contentDisposition } from "@/lib/runtime/http/content-disposition";
import { peekStream, streamFrom } from "@/lib/runtime/stream-from";

/**
 * A streamed file download. The first chunk is read before the answer starts, so that a failing database still becomes
 * an error status.
 */
export function downloadText(pieces: AsyncGenerator<string>, type: string, name: string): Promise<Response> {
  return downloadStream(streamFrom(encode(pieces)), `${type}; charset=utf-8`, name);
}

/** As `downloadText`, for bytes. */
export async function downloadStream(body: ReadableStream<Uint8Array>, type: string, name: string): Promise<Response> {
  const { whole } = await peekStream(body);
  return downloadWhole(whole, type, name);
}

/** A file download of what is at hand. */
export function downloadWhole(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: { "content-type": type, "content-disposition": contentDisposition("attachment", name) },
  });
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
