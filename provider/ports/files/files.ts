import type { ByteRange, WantedRange } from "./byte-range";

/**
 * The store of uploaded files. Keys are `{random}.{extension}`, never a name from a user. A file's bytes never change.
 * Reading an invalid key finds nothing; writing one throws.
 */
export type Files = {
  /**
   * Stores `size` bytes under `key`; resolves once they are durable. Content of another size is refused. A failure
   * leaves nothing behind, except that a remote store may keep a file whose confirmation was lost.
   *
   * @throws ApiError 507 if a remote store is full, 503 if it cannot be reached, the system's error if the disk is full
   * or fails, and errors of a given stream.
   */
  put(key: string, content: Uint8Array | ReadableStream<Uint8Array>, size: number): Promise<void>;
  /**
   * Opens a file or a range of it; null if it does not exist. A body that nobody reads holds neither a connection nor a
   * file open. A body that cannot be read to its end fails; it is never just short.
   *
   * @throws ApiError 503 if the disk or remote store cannot be reached; the body fails in the same way.
   */
  open(key: string, wanted?: WantedRange | null): Promise<OpenFile | null>;
  /** Size in bytes, or null. Fails as `open` does. */
  size(key: string): Promise<number | null>;
  /**
   * Removes files and returns the keys that are certainly gone, including those that did not exist. Never throws: the
   * rows are already deleted, so failures are logged and retried later.
   */
  remove(keys: readonly string[]): Promise<string[]>;
  /** All keys, or those stored before `before`, in no particular order; fetched page by page. */
  keys(before?: Date): AsyncIterable<string>;
  /** Throws, as `open` does, if the store cannot be read and written. */
  check(): Promise<void>;
  /** Releases the store's resources; no call may be running. */
  close(): Promise<void>;
};

export type OpenFile = {
  /** Size of the whole file. */
  size: number;
  /** The range, cut to the end; null for the whole file. */
  range: ByteRange | "unsatisfiable" | null;
  /** The bytes of the range; empty if it is unsatisfiable. Reads only on demand (backpressure). */
  body: ReadableStream<Uint8Array>;
};

/** A random name, optionally with a picture's width, and an extension. */
const fileKeyPattern = /^[a-z0-9]{24,64}(-\d{1,5})?\.(webp|jpg|pdf|tar)$/;

export function isFileKey(key: string): boolean {
  return fileKeyPattern.test(key);
}

/** @throws Error, not ApiError: an invalid key to write is our own mistake. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`${JSON.stringify(key)} is no key for a file`);
}
