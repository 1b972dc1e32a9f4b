import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { streamLimits } from "@/lib/contract/notifications/values";
import type { SharedState } from "../ports/shared/shared-state";

/** Streams of events to those who have signed in; each process has those of its own connections. */
export type Streams = {
  /** @throws ApiError 429 where the account has too many, 503 where the process has */
  open(userId: number, look: Look): Response;
  /** Has these accounts' streams look again, in every process. */
  tell(userIds: readonly number[]): Promise<void>;
  close(): void;
};

const prefix = "accounts ";

/**
 * News of accounts go the way of all announcements, and name no page. What is missed while the shared state is away
 * comes with a stream's next heartbeat.
 */
export function createStreams(
  shared: Pick<SharedState, "announce" | "listen">,
  { perAccount, perProcess, heartbeat }: { perAccount: number; perProcess: number; heartbeat: number } = streamLimits,
): Streams {
  const byAccount = new Map<number, Set<EventStream>>();
  let count = 0;

  const refresh = (userId: number) => {
    for (const stream of byAccount.get(userId) ?? []) stream.refresh();
  };
  const unlisten = shared.listen({
    onMessage(message) {
      if (message.startsWith(prefix)) message.slice(prefix.length).split(" ").map(Number).forEach(refresh);
    },
    onGap() {},
  });

  function remove(userId: number, stream: EventStream): void {
    const streams = byAccount.get(userId);
    if (!streams?.delete(stream)) return;
    count--;
    if (streams.size === 0) byAccount.delete(userId);
  }

  return {
    open(userId, look) {
      const streams = byAccount.get(userId) ?? new Set();
      if (streams.size >= perAccount) throw refusal("too_many_requests", failures.tooManyAttempts);
      if (count >= perProcess) throw refusal("unavailable", failures.unavailable);
      const stream = openEventStream(look, heartbeat, () => remove(userId, stream));
      byAccount.set(userId, streams.add(stream));
      count++;
      return new Response(stream.body, {
        headers: { "content-type": "text/event-stream", "cache-control": "private, no-store, no-transform" },
      });
    },
    tell: (userIds) => (userIds.length > 0 ? shared.announce(prefix + userIds.join(" ")) : Promise.resolve()),
    close() {
      unlisten();
      for (const streams of byAccount.values()) for (const stream of [...streams]) stream.end();
    },
  };
}

function refusal(code: "too_many_requests" | "unavailable", message: string): ApiError {
  return new ApiError(code, message, { headers: { "retry-after": "60" } });
}

/** What there is to tell at this moment, whole; null where nobody is there any more who may hear it. */
type Look = () => Promise<{ event: string; data: unknown } | null>;

type EventStream = {
  body: ReadableStream<Uint8Array>;
  /** Tells what there is to tell now, also where it is the same. */
  refresh(): void;
  end(): void;
};

const encoder = new TextEncoder();

/**
 * Server-sent events that each tell the state and no change of it: whatever was missed, the next one makes good. It
 * looks by itself with every heartbeat. Where its reader does not keep up nothing is sent, and so nothing piles up.
 */
function openEventStream(look: Look, heartbeat: number, onEnd: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let told = "";
  let looking: Promise<void> | null = null;
  let isDueAgain = false;
  let isOpen = true;
  const beating = setInterval(() => void tell(false), heartbeat).unref();

  async function tell(always: boolean): Promise<void> {
    // One look at a time; who asks meanwhile gets a further one, since this may have passed what is new.
    if (looking) {
      isDueAgain ||= always;
      return;
    }
    looking = lookOnce(always).finally(() => {
      looking = null;
    });
    await looking;
    if (isDueAgain && isOpen) {
      isDueAgain = false;
      await tell(true);
    }
  }

  async function lookOnce(always: boolean): Promise<void> {
    // A database that is away ends no stream; its next look may succeed.
    const found = await look().catch(() => undefined);
    if (!isOpen) return;
    if (found === null) return end();
    if ((controller.desiredSize ?? 0) <= 0) return;
    const text = found ? `event: ${found.event}\ndata: ${JSON.stringify(found.data)}\n\n` : told;
    const isNews = always || text !== told;
    controller.enqueue(encoder.encode(isNews && text ? text : ":\n\n"));
    told = text;
  }

  function stop(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(beating);
    onEnd();
  }

  function end(): void {
    if (!isOpen) return;
    stop();
    controller.close();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        controller.enqueue(encoder.encode(`retry: ${streamLimits.retry}\n\n`));
        void tell(true);
      },
      cancel: stop,
    },
    { highWaterMark: 4 },
  );
  return { body, refresh: () => void tell(true), end };
}
