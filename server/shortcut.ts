import type { Server } from "node:http";
import type { Socket } from "node:net";
import { httpLimits, type LeaveEvent } from "@/lib/runtime/http/http-server";
import { takeAccept } from "@/lib/runtime/http/take-accept";
import type { Page, Wire } from "./pages/page";
import { readPlainRequest } from "./plain-request";
import { pickWire } from "./send";

/** Null unless `received` is one whole request with a cached answer. */
type AnswerAtOnce = (received: Buffer) => { head: string; body: Buffer } | null;

const nothing = Buffer.alloc(0);

/**
 * A fast path for cached pages, before Node's HTTP server, which costs several times as much. The first bytes without a
 * cached answer hand the connection over to that server for good, so only it parses anything unusual: partial or
 * pipelined requests, bodies, malformed input.
 */
export function openShortcut(server: Server, answer: AnswerAtOnce): void {
  const takeOver = takeAccept(server);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const on = (event: LeaveEvent, listener: () => void) => server.on(event, listener);
  // From now on Node's HTTP server answers, with `Connection: close`.
  on("leave", () => {
    isOpen = false;
  });
  on("sweep", () => {
    for (const socket of sockets) if (socket.writableLength === 0) socket.destroy();
  });

  server.on("connection", (socket: Socket) => {
    if (socket.destroyed) return;
    sockets.add(socket);
    socket.setTimeout(server.headersTimeout);
    socket.on("data", take).on("end", end).on("timeout", cut).on("error", cut).on("close", forget);

    function take(received: Buffer): void {
      const ready = isOpen ? answer(received) : null;
      if (ready) send(ready);
      else handOver(received);
    }

    function send({ head, body }: NonNullable<ReturnType<AnswerAtOnce>>): void {
      socket.cork();
      socket.write(head, "latin1");
      socket.write(body);
      socket.uncork();
      if (socket.writableLength > 0) awaitReader();
      else if (socket.timeout !== server.keepAliveTimeout) socket.setTimeout(server.keepAliveTimeout);
    }

    /** Backpressure: stop reading from a client that does not read. */
    function awaitReader(): void {
      socket.pause();
      socket.setTimeout(server.timeout);
      socket.write(nothing, () => {
        socket.setTimeout(server.keepAliveTimeout);
        socket.resume();
      });
    }

    function handOver(received: Buffer): void {
      forget();
      socket.off("data", take).off("end", end).off("timeout", cut).off("error", cut).off("close", forget);
      takeOver(socket);
      socket.unshift(received);
    }

    function end(): void {
      socket.end();
    }

    function cut(): void {
      socket.destroy();
    }

    function forget(): void {
      sockets.delete(socket);
    }
  });
}

type Options = {
  /** As a page cache's `lookup`. */
  lookup: (path: string) => Page | undefined;
  countCacheHit: () => void;
};

/** Same bytes as the listener would send. */
export function createCachedAnswers({ lookup, countCacheHit }: Options): AnswerAtOnce {
  return function answer(received) {
    const request = readPlainRequest(received);
    const page = request && lookup(request.path);
    if (!page) return null;
    countCacheHit();
    const wire = pickWire(page, request.ifNoneMatch, request.acceptEncoding);
    return { head: writeHead(wire), body: wire.body };
  };
}

const starts = { 200: "HTTP/1.1 200 OK\r\n", 304: "HTTP/1.1 304 Not Modified\r\n" } as const;
const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${httpLimits.keepAliveTimeout / 1000}\r\n\r\n`;

/** As Node's `writeHead` does. */
function writeHead({ status, headers }: Wire): string {
  let head: string = starts[status];
  for (let index = 0; index < headers.length; index += 2) head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return `${head}Date: ${new Date().toUTCString()}\r\n${connection}`;
}
