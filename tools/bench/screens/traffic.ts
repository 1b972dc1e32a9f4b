import { setTimeout as delay } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";

/** Longer than a slow processor takes between two requests of one page. */
const quietFor = 1_000;
/** An answer whose body is not read never ends; after this long without data it no longer counts as pending. */
const stillFor = 5_000;
const patience = 60_000;

/** A page's network traffic. */
export type Traffic = {
  /** Bytes received, compressed and with headers. */
  bytes(): number;
  /** Waits until nothing has been pending for a while. */
  quiet(): Promise<void>;
};

export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const underWay = new Set<string>();
  let bytes = 0;
  let lastChange = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    // An event stream never ends.
    if (type !== "EventSource") underWay.add(requestId);
    lastChange = performance.now();
  });
  session.on("Network.dataReceived", () => {
    lastChange = performance.now();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    end(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await session.send("Network.enable");

  function end(requestId: string): void {
    underWay.delete(requestId);
    lastChange = performance.now();
  }

  return {
    bytes: () => bytes,
    async quiet() {
      lastChange = performance.now();
      const until = lastChange + patience;
      while (performance.now() - lastChange < (underWay.size > 0 ? stillFor : quietFor)) {
        if (performance.now() > until) throw new Error(`The page was not quiet within ${patience} ms`);
        await delay(50);
      }
    },
  };
}
