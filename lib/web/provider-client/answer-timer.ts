import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { streamLimits } from "../../contract/notifications/values";
import { callLimits } from "../../contract/values";
import { isEventStream } from "../../runtime/http/event-streams";

/** How much of an answer is read, in bytes, and for how long, in milliseconds. */
export type Bounds = { bytes: number; time: number };

/**
 * Waits for one answer, from its request to the last piece of its body. Only standstill counts: the clock starts over
 * with every piece of a body that goes out or comes in, so that nothing is cut on a slow line while bytes flow. With
 * `bounds` an answer that we read ourselves has an end in any case.
 */
export class AnswerTimer {
  readonly signal: AbortSignal;
  /** Rejects with an ApiError when time is up, with the caller's reason when it has gone; never resolves. */
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
    // Not `AbortSignal.any`: Node keeps such a signal for good once anybody listens to it, with all of its request.
    if (caller?.aborted) this.#controller.abort(caller.reason);
    caller?.addEventListener("abort", () => this.#controller.abort(caller.reason), { once: true });
    this.expired = new Promise((_, reject) => {
      if (this.signal.aborted) reject(this.signal.reason);
      this.signal.addEventListener("abort", () => reject(this.signal.reason), { once: true });
    });
    this.expired.catch(() => {});
    this.#start();
  }

  /** The body of the request; the provider has its full time once it has everything. */
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
   * The answer with a body that ends with the clock, or with the caller, where `expired` would reject; one that breaks
   * off fails as a bad gateway. The clock stands while a reader that has begun takes its time: the provider can send
   * nothing then, and its silence is not its fault.
   */
  followAnswer(answer: Response): Response {
    if (!answer.body) {
      this.end();
      return answer;
    }
    // On a stream of events little happens; it only shows now and then that it lives.
    if (isEventStream(answer.headers)) this.#patience = streamLimits.silence;
    const reader = answer.body.getReader();
    // Nothing may be held for ever by an answer that nobody begins to read, so the clock runs until somebody does.
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

  /** Nothing more is waited for. */
  end(): void {
    this.stop();
    clearTimeout(this.#deadline);
  }

  #start(): void {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#giveUp("The provider stood still"), this.#patience);
    // A forgotten answer must not keep the process from ending.
    this.#timeout.unref?.();
  }

  #giveUp(why: string): void {
    this.#controller.abort(new ApiError("gateway_timeout", failures.timeout, { cause: new Error(why) }));
  }

  /** Pieces that still go out after the answer has come do not set the clock going again. */
  #restart(): void {
    if (this.#timeout) this.#start();
  }
}
