import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { closeServer, endStreams, httpLimits, socketsOf, tellLeaving } from "./http-server";

/** Times in milliseconds. */
export type RetireTimes = {
  /** For connections open at the start: time for a whole request. */
  patience: number;
  /** A connection silent for this long was a preconnect; a younger one may be about to send. */
  silence: number;
  /** For requests under way while others wait for this server's end. */
  drainTime: number;
};

const usualTimes: RetireTimes = {
  patience: httpLimits.requestTimeout,
  silence: 2_000,
  drainTime: httpLimits.drainTime,
};

/**
 * Hands a server's visitors over to another process that listens on the same socket, without refusing or cutting a
 * request. A connection ends with its next answer, which says so, or after the silence that its client was told of; to
 * end one that is merely idle would cut the request that is just arriving on it.
 *
 * @param isReplaced whether the other process serves already. If it waits for the end of this one, visitors are served
 * until those who were there at the beginning have gone, so that the others wait for short requests only.
 */
export async function retireServer(server: Server, isReplaced: boolean, times = usualTimes): Promise<void> {
  for (const event of ["request", "checkExpectation"]) server.prependListener(event, sayLast);
  tellLeaving(server, "leave");
  const before = new Set(socketsOf(server));
  const areGone = () => {
    // Repeatedly, since clients reconnect.
    endStreams(server);
    return [...before].every(({ destroyed }) => destroyed);
  };
  if (!isReplaced) await untilGone(areGone, times.patience);

  // `http.Server.close` would end idle connections and stop enforcing timeouts.
  NetServer.prototype.close.call(server);
  const since = performance.now();
  const isEmpty = () => {
    endStreams(server);
    if (!isReplaced && performance.now() - since > times.silence) endSilent(socketsOf(server));
    return socketsOf(server).size === 0;
  };
  await untilGone(isEmpty, isReplaced ? times.patience : times.drainTime);
  await closeServer(server, 0);
}

function sayLast(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

function endSilent(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

async function untilGone(isGone: () => boolean, patience: number): Promise<void> {
  const end = performance.now() + patience;
  while (!isGone() && performance.now() < end) await delay(10);
}
