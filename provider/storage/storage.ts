/** Where uploaded files live, by key: `{random}.{extension}`, never a name that a user chose. */
export type Storage = {
  /** Resolves only when the bytes are durable under `key`; a failure leaves nothing behind. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The stored bytes as a stream, optionally from `start` to `end` inclusive; null where there is no such key. */
  read(key: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  /** Bytes stored under `key`, or null. */
  size(key: string): Promise<number | null>;
  /**
   * Removes keys; missing ones are fine. It never fails: rows are gone by the time their files go, so a file that
   * resists is reported to the log and stays.
   */
  remove(keys: readonly string[]): Promise<void>;
  /** All keys, or those stored before `before`. */
  keys(before?: Date): AsyncIterable<string>;
};

/** A random name, optionally with a picture's width, and an ending. Anything else reads as missing. */
export const storageKeyPattern = /^[a-z0-9]{24,64}(-\d{1,5})?\.(webp|jpg|pdf)$/;
