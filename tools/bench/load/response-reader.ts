const headEnd = Buffer.from("\r\n\r\n");
const chunksEnd = Buffer.from("0\r\n\r\n");

/** Finds the end of each response on a connection, one at a time, however the bytes are split. */
export class ResponseReader {
  readonly #onEnd: (status: number) => void;
  #head: Buffer | null = null;
  #status = 0;
  /** Bytes left of the body; null for chunked encoding. */
  #remaining: number | null = 0;
  #tail: Buffer = Buffer.alloc(0);

  constructor(onEnd: (status: number) => void) {
    this.#onEnd = onEnd;
  }

  /** Takes the next bytes, which the caller may overwrite afterwards. @returns true, to keep reading */
  read(chunk: Buffer): boolean {
    if (this.#status === 0) this.#readHead(this.#head ? Buffer.concat([this.#head, chunk]) : chunk);
    else this.#readBody(chunk);
    return true;
  }

  #readHead(bytes: Buffer): void {
    const end = bytes.indexOf(headEnd);
    this.#head = end === -1 ? Buffer.from(bytes) : null;
    if (end === -1) return;
    const head = bytes.toString("latin1", 0, end + 2);
    const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
    this.#status = Number(head.slice(9, 12));
    this.#remaining = length === undefined ? null : Number(length);
    this.#tail = Buffer.alloc(0);
    this.#readBody(bytes.subarray(end + headEnd.length));
  }

  #readBody(bytes: Buffer): void {
    if (this.#remaining === null) {
      this.#tail = Buffer.concat([this.#tail, bytes]).subarray(-chunksEnd.length);
      if (!this.#tail.equals(chunksEnd)) return;
    } else {
      this.#remaining -= bytes.length;
      if (this.#remaining > 0) return;
    }
    const status = this.#status;
    this.#status = 0;
    this.#onEnd(status);
  }
}
