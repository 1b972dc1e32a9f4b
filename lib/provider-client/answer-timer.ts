import { limits } from "../contract/limits";

/**
 * Waits for one answer. The clock starts over with every piece of a streamed body, so that an upload over a slow line
 * is not cut while bytes flow, and the provider has its full time once it has everything.
 */
export class AnswerTimer {
  readonly signal: AbortSignal;
  /** Rejects when time is up or the caller has gone; never resolves. */
  readonly expired: Promise<never>;
  hasExpired = false;

  readonly #controller = new AbortController();
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(caller?: AbortSignal | null) {
    this.signal = caller ? AbortSignal.any([caller, this.#controller.signal]) : this.#controller.signal;
    this.expired = new Promise((_, reject) => {
      if (this.signal.aborted) reject(this.signal.reason);
      this.signal.addEventListener("abort", () => reject(this.signal.reason), { once: true });
    });
    this.expired.catch(() => {});
    this.restart();
  }

  follow(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    return body.pipeThrough(
      new TransformStream({
        transform: (chunk, controller) => {
          this.restart();
          controller.enqueue(chunk);
        },
        flush: () => this.restart(),
      }),
    );
  }

  restart(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => {
      this.hasExpired = true;
      this.#controller.abort(new DOMException("The provider did not answer in time", "TimeoutError"));
    }, limits.requestTimeout);
    // A forgotten answer must not keep the process from ending.
    this.#timeout.unref?.();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timeout);
  }
}
