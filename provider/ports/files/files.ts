import type { ByteRange, WantedRange } from "./byte-range";

/**
 * Where uploaded files live, by key: `{random}.{extension}`, never a name that a user chose. The bytes under a key never
 * change. What is no key reads as missing and is never written.
 */
export type Files = {
  /**
   * Stores `size` bytes under `key`; resolves only when they are durable. Content that turns out longer or shorter is
   * refused. A failure leaves nothing behind, but for one case: a store on another machine may hold a file whose
   * acknowledgement was lost on the way.
   *
   * @throws ApiError 507 when a store elsewhere is full and 503 while it cannot be reached, the system's own error when
   * the disk is full or fails, and whatever a stream that was handed in fails with.
   */
  put(key: string, content: Uint8Array | ReadableStream<Uint8Array>, size: number): Promise<void>;
  /**
   * The file under `key`, whole or the wanted part of it; null where there is none. A body that nobody reads holds
   * neither a connection nor a file open. One that cannot be read to its end fails, and is never merely short.
   *
   * @throws ApiError 503 while the disk or a store elsewhere cannot be reached; the body fails in the same way.
   */
  open(key: string, wanted?: WantedRange | null): Promise<OpenFile | null>;
  /** Bytes stored under `key`, or null. Fails as `open` does. */
  size(key: string): Promise<number | null>;
  /**
   * Removes keys, and returns those that are certainly gone, which includes those that were not there. It never fails:
   * rows are gone by the time their files go, so what resists is reported to the log and stays for another attempt.
   */
  remove(keys: readonly string[]): Promise<string[]>;
  /** All keys, or those stored before `before`, in no order; read page by page as they are asked for. */
  keys(before?: Date): AsyncIterable<string>;
  /** Fails, as `open` does, while files can be neither read nor written. */
  check(): Promise<void>;
  /** Frees what the store holds; no call may be under way. */
  close(): Promise<void>;
};

export type OpenFile = {
  /** Bytes of the whole file. */
  size: number;
  /** The wanted part, cut to what there is; null where the whole was asked for. */
  range: ByteRange | "unsatisfiable" | null;
  /** The bytes of that part; none where the range is unsatisfiable. Reads on only when it is read from. */
  body: ReadableStream<Uint8Array>;
};

/** A random name, optionally with a picture's width, and an ending. */
const fileKeyPattern = /^[a-z0-9]{24,64}(-\d{1,5})?\.(webp|jpg|pdf|tar)$/;

export function isFileKey(key: string): boolean {
  return fileKeyPattern.test(key);
}

/** @throws Error, because a key to write under is never a caller's. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`${JSON.stringify(key)} is no key for a file`);
}
