/** What an iterable gives, as a stream that asks for no more than is read; cancelled, it ends the iteration. */
export function streamFrom(iterable: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = iterable[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The first piece, empty where there is none, and a stream that begins with it all the same. */
export async function peekStream(
  body: ReadableStream<Uint8Array>,
): Promise<{ first: Uint8Array; whole: ReadableStream<Uint8Array> }> {
  const reader = body.getReader();
  const { value: first = new Uint8Array() } = await reader.read();
  reader.releaseLock();
  return { first, whole: streamFrom(startingWith(first, body)) };
}

async function* startingWith(first: Uint8Array, rest: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first;
    yield* rest;
  } finally {
    await rest.cancel();
  }
}
