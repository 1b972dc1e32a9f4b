import { streamLimits } from "@/lib/contract/notifications/values";

/** What there is to tell at this moment, whole; null where nobody is there any more who may hear it. */
export type Look = () => Promise<{ event: string; data: unknown } | null>;

export type EventStream = {
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
export function openEventStream(look: Look, heartbeat: number, onEnd: () => void): EventStream {
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
