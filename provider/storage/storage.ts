/** Where uploaded files live, by key: `{random}.{extension}`, never a name that a user chose. */
export type Storage = {
  /** Resolves only when the bytes are durable under `key`; a failure leaves nothing behind. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The stored bytes as a stream, optionally from `start` to `end` inclusive; null where there is no such key. */
  read(key: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  /** Bytes stored under `key`, or null. */
  size(key: string): Promise<number | null>;
  /** Removes keys; missing ones are fine. */
  remove(keys: readonly string[]): Promise<void>;
  /** All keys, for the sweep that removes files no row names. */
  keys(): AsyncIterable<string>;
};
