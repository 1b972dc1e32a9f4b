/** A folder or a bucket with backups. Files whose names do not match `names.ts` are neither listed nor touched. */
export type Place = {
  /** For messages; has no secret in it. */
  title: string;
  /**
   * Stores an archive and resolves with its size in bytes once it is durable. A failure leaves nothing behind.
   *
   * @throws StartError if it cannot be stored, and the body's own errors.
   */
  put(name: string, body: ReadableStream<Uint8Array>): Promise<number>;
  /** Complete archives, newest first. @throws StartError */
  list(): Promise<Kept[]>;
  /** @throws StartError if there is none with this name. */
  open(name: string): Promise<ReadableStream<Uint8Array>>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
};

export type Kept = { name: string; bytes: number };
