/**
 * Passes content through and fails unless it has `size` bytes. The last chunk is held back until the stream ends: a
 * store that has received all `size` bytes keeps the file, even if an error follows.
 */
export function checkSize(content: Uint8Array | ReadableStream<Uint8Array>, size: number) {
  if (content instanceof ReadableStream) return content.pipeThrough(countBytes(size));
  if (content.length !== size) throw wrongSize(content.length, size);
  return content;
}

function countBytes(size: number): TransformStream<Uint8Array, Uint8Array> {
  let count = 0;
  let last: Uint8Array | undefined;
  return new TransformStream({
    transform(piece, controller) {
      count += piece.length;
      if (count > size) throw wrongSize(count, size);
      if (count < size) controller.enqueue(piece);
      else last ??= piece;
    },
    flush(controller) {
      if (count < size) throw wrongSize(count, size);
      if (last) controller.enqueue(last);
    },
  });
}

function wrongSize(count: number, size: number): Error {
  return new Error(`${count} bytes came where ${size} were declared`);
}
