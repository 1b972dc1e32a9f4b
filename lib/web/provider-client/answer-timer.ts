import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { streamLimits } from "../../contract/notifications/values";
import { callLimits } from "../../contract/values";
import { isEventStream } from "../../runtime/http/event-streams";

/** How much of an answer is read, in bytes, and for how long, in milliseconds. */
export type Bounds = { bytes: number; time: number };

/**
 * Times one answer out, from its request to the last chunk of its body. Only silence counts: each chunk sent or received
 * restarts the clock, so that a slow line is not cut while bytes flow. `bounds` limit the size and time of an answer
 * that we read ourselves.
 */
export class AnswerTimer {
  readonly signal: AbortSignal;
  /** Rejects with an ApiError on timeout, or with the caller's reason on abort; never resolves. */
  readonly expired: Promise<never>;

  readonly #controller = new AbortController();
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #patience: number = callLimits.requestTimeout;
  #bytesLeft: number;
  readonly #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(caller?: AbortSignal | null, bounds?: Bounds) {
    this.#bytesLeft = bounds?.bytes ?? Number.POSITIVE_INFINITY;
    if (bounds) this.#deadline = setTimeout(() => this.#giveUp("The provider takes too long"), bounds.time);
    this.#deadline?.unref?.();
    this.signal = this.#controller.signal;
    // Not `AbortSignal.any`: Node never frees such a signal once it has a listener, nor the request it holds.
    if (caller?.aborted) this.#controller.abort(caller.reason);
    caller?.addEventListener("abort", () => this.#controller.abort(caller.reason), { once: true });
    this.expired = new Promise((_, reject) => {
      if (this.signal.aborted) reject(this.signal.reason);
      this.signal.addEventListener("abort", () => reject(this.signal.reason), { once: true });
    });
    this.expired.catch(() => {});
    this.#start();
  }

  /** The request's body; the provider's time starts once it has all of it. */
  followUpload(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    return body.pipeThrough(
      new TransformStream({
        transform: (chunk, controller) => {
          this.#restart();
          controller.enqueue(chunk);
        },
        flush: () => this.#restart(),
      }),
    );
  }

  /**
   * The answer with a body that fails when `expired` rejects, and as a bad gateway when it is cut off. The clock stops
   * while a slow reader holds the stream back: the provider cannot send then.
   */
  followAnswer(answer: Response): Response {
    if (!answer.body) {
      this.end();
      return answer;
    }
    // An event stream is mostly silent but for its keep-alives.
    if (isEventStream(answer.headers)) this.#patience = streamLimits.silence;
    const reader = answer.body.getReader();
    // An answer that nobody reads must not be held for ever, so the clock runs until reading begins.
    this.#start();
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.expired.catch((reason) => {
            controller.error(reason);
            reader.cancel(reason).catch(() => {});
          });
        },
        pull: async (controller) => {
          this.#start();
          const { done, value } = await reader.read().catch((cause) => {
            throw this.signal.aborted
              ? this.signal.reason
              : new ApiError("bad_gateway", failures.unavailable, { cause });
          });
          this.stop();
          if (done) {
            this.end();
            return controller.close();
          }
          this.#bytesLeft -= value.length;
          if (this.#bytesLeft < 0) {
            const cause = new Error("The provider answers without an end");
            this.#controller.abort(new ApiError("bad_gateway", failures.unavailable, { cause }));
            throw this.signal.reason;
          }
          controller.enqueue(value);
        },
        cancel: (reason) => {
          this.end();
          return reader.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, answer);
  }

  stop(): void {
    clearTimeout(this.#timeout);
    this.#timeout = undefined;
  }

  /** Stops the clock. */
  end(): void {
    this.stop();
    clearTimeout(this.#deadline);
  }

  #start(): void {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#giveUp("The provider stood still"), this.#patience);
    // A forgotten answer must not keep the process alive.
    this.#timeout.unref?.();
  }

  #giveUp(why: string): void {
    this.#controller.abort(new ApiError("gateway_timeout", failures.timeout, { cause: new Error(why) }));
  }

  /** Chunks still sent after the answer has come do not restart the clock. */
  #restart(): void {
    if (this.#timeout) this.#start();
  }
}
