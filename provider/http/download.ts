import { contentDisposition } from "@/lib/process/content-disposition";

/**
 * An answer that browsers keep as a file, sent piece by piece. The first comes before the answer, so that a database that
 * fails is still told as a failure.
 */
export async function downloadText(pieces: AsyncGenerator<string>, type: string, name: string): Promise<Response> {
  const first = await pieces.next();
  return new Response(streamText(first.value ?? "", pieces), {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": contentDisposition("attachment", name),
    },
  });
}

/** Asks for more only when the reader has taken what came before. */
function streamText(first: string, rest: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const { value, done } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await rest.return(undefined)),
  });
}
