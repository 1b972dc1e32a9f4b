import { contentDisposition } from "@/lib/runtime/http/content-disposition";
import { peekStream, streamFrom } from "@/lib/runtime/stream-from";

/**
 * An answer that browsers keep as a file, sent piece by piece. The first comes before the answer, so that a database that
 * fails is still told as a failure.
 */
export function downloadText(pieces: AsyncGenerator<string>, type: string, name: string): Promise<Response> {
  return downloadStream(streamFrom(encode(pieces)), `${type}; charset=utf-8`, name);
}

/** The same of bytes. */
export async function downloadStream(body: ReadableStream<Uint8Array>, type: string, name: string): Promise<Response> {
  const { whole } = await peekStream(body);
  return new Response(whole, {
    headers: { "content-type": type, "content-disposition": contentDisposition("attachment", name) },
  });
}

async function* encode(pieces: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
