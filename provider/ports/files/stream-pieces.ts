/** Reads some bytes from `position` on, at least one and none from `to` on; the other frees what reading has taken. */
export type PieceSource = {
  read(position: number, to: number): Promise<Uint8Array>;
  close(): Promise<void> | void;
};

/**
 * The bytes from `from` up to `to`, one piece at a time and none before it is asked for: a slow reader holds one piece,
 * and one that never begins nothing. The source is closed at the end, at a failure, and when the reader goes away.
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
