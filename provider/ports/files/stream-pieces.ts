/** `read` returns at least one byte from `position` on, and none from `to` on; `close` releases the source. */
export type PieceSource = {
  read(position: number, to: number): Promise<Uint8Array>;
  close(): Promise<void> | void;
};

/**
 * Streams the bytes from `from` up to `to`, one chunk per read (backpressure): a slow reader keeps one chunk in memory,
 * an unread stream none. Closes the source at the end, on failure and on cancel.
 */
export function streamPieces(from: number, to: number, source: PieceSource): ReadableStream<Uint8Array> {
  let position = from;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (position < to) {
            const piece = await source.read(position, to);
            if (piece.length === 0) throw new Error(`The file ended at ${position}, before ${to}`);
            position += piece.length;
            controller.enqueue(piece);
          }
          if (position < to) return;
          await source.close();
          controller.close();
        } catch (error) {
          await source.close();
          throw error;
        }
      },
      cancel: () => source.close(),
    },
    { highWaterMark: 0 },
  );
}
