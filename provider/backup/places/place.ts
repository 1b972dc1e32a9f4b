/** A folder or a bucket that archives are kept in. What is not called as `names.ts` says is neither listed nor touched. */
export type Place = {
  /** For people, without a secret in it. */
  title: string;
  /**
   * Keeps an archive; resolves with its size in bytes when it is durable. A failure leaves nothing behind.
   *
   * @throws StartError where it cannot be kept, and whatever the body fails with.
   */
  put(name: string, body: ReadableStream<Uint8Array>): Promise<number>;
  /** Those that are there whole, the newest first. @throws StartError */
  list(): Promise<Kept[]>;
  /** @throws StartError where there is none of that name. */
  open(name: string): Promise<ReadableStream<Uint8Array>>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
};

export type Kept = { name: string; bytes: number };
