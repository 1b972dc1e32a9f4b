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
  let isFirst = first.length > 0;
  const whole = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = isFirst ? { done: false, value: first } : await reader.read();
        isFirst = false;
        if (value) controller.enqueue(value);
        if (done) controller.close();
      },
      // Also before anything is read, as of the answer to a HEAD.
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { first, whole };
}
