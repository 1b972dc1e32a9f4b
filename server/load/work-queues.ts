import type { IncomingMessage, ServerResponse } from "node:http";
import { limitConcurrency, tooBusy } from "@/lib/runtime/concurrency";
import { isStreaming } from "@/lib/runtime/http/event-streams";
import { listenerLimits } from "./limits";

/** Each kind has its own concurrency, so none delays another. */
export type WorkSort = keyof typeof listenerLimits.places;

export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  /** The visitor's network; networks share fairly. */
  network: string;
};

export type QueueWork = ReturnType<typeof createWorkQueues>;

/** Thrown when the client has disconnected. */
export const visitorLeft = new Error("The visitor left");

/**
 * Queues work. Work of a disconnected client is dropped; a slow client's connection gives its place to the next.
 * @throws ApiError 503 when the queue is full or the wait too long; `visitorLeft`
 */
export function createWorkQueues() {
  const { places, waiting, waitTime } = listenerLimits;
  const queues = {
    public: limitConcurrency(places.public, waiting),
    app: limitConcurrency(places.app, waiting),
    call: limitConcurrency(places.call, waiting),
    upload: limitConcurrency(places.upload, waiting),
    media: limitConcurrency(places.media, waiting),
  } satisfies Record<WorkSort, unknown>;
  const pace = createPace();

  return async function queueWork<T>(sort: WorkSort, visit: Visit, task: () => Promise<T>): Promise<T> {
    const { request, response, network: owner } = visit;
    const wait = new AbortController();
    const leave = () => wait.abort(visitorLeft);
    if (request.socket.destroyed) leave();
    response.once("close", leave);
    const patience = setTimeout(() => wait.abort(tooBusy()), waitTime);

    async function begin(): Promise<T> {
      await pace();
      wait.signal.throwIfAborted();
      return task();
    }
    try {
      return await queues[sort](begin, { owner, signal: wait.signal, isIdle: () => waitsForVisitor(visit) });
    } finally {
      clearTimeout(patience);
      response.off("close", leave);
    }
  };
}

/** Only sending, receiving, or an idle event stream is left. */
function waitsForVisitor({ request, response }: Visit): boolean {
  if (isStreaming(request, response)) return true;
  const isReading = request.method !== "GET" && request.method !== "HEAD" && !request.complete;
  return isReading || response.writableEnded || response.writableLength > 0;
}

/**
 * Between two tasks: event loop turns, or milliseconds if turns are long. Node accepts one connection per turn, so with
 * a task in each, a new visitor would wait for as many tasks as connections ahead.
 */
const pause = { rounds: 8, time: 20 };

/** Resolves when the next task may start. */
export function createPace(now: () => number = () => performance.now()): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let rounds: number = pause.rounds;
  let since = 0;
  let isRunning = false;

  function pass(): void {
    rounds++;
    // Measured from the first turn, so the last task's synchronous part does not count.
    if (rounds === 1) since = now();
    if (rounds > pause.rounds || now() - since > pause.time) {
      const begin = waiting.shift();
      isRunning = begin !== undefined;
      if (!begin) return;
      rounds = 0;
      begin();
    }
    setImmediate(pass);
  }

  return function pace() {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (!isRunning) setImmediate(pass);
      isRunning = true;
    });
  };
}
