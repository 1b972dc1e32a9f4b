/**
 * The same content, failing where it is not `size` bytes long. The piece that completes a stream is held back until
 * nothing comes after it: a store that waits for `size` bytes and receives them has the file, whatever would follow.
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
