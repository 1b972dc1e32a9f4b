import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "../log/log";
import { StartError } from "../start-error";
import { joinParts, readInTurns } from "./backpressure";
import { isStreamAskedFor } from "./event-streams";
import { networkOf } from "./network-of";
import { oneByOne } from "./one-by-one";
import { takeAccept } from "./take-accept";

/** Against slow clients; milliseconds. A request may take two minutes: a 10 MB upload over a poor mobile connection. */
export const httpLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 15_000,
  idleSocketTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  /** At most half of these per network. */
  maxConnections: 10_000,
  /** For requests under way at shutdown. */
  drainTime: 25_000,
} as const;

const openSockets = new WeakMap<Server, Set<Socket>>();
const openStreams = new WeakMap<Server, Set<ServerResponse>>();

/** A live set. */
export function socketsOf(server: Server): ReadonlySet<Socket> {
  return openSockets.get(server) ?? new Set();
}

/** Ends event streams; browsers reconnect. */
export function endStreams(server: Server): void {
  for (const response of openStreams.get(server) ?? []) if (response.headersSent) response.end();
}

/** An HTTP server with limits, not yet listening; it answers 503 until it is given its "request" listener. */
export function createHttpServer(): { server: Server; serve: (listener: RequestListener) => void } {
  const { idleSocketTimeout, maxConnections, drainTime, ...options } = httpLimits;
  const server = createServer(options, answerStarting);
  server.maxConnections = maxConnections;
  server.setTimeout(idleSocketTimeout);
  const sockets = new Set<Socket>();
  const perNetwork = new Map<string, number>();
  openSockets.set(server, sockets);
  readAllInTurns(server);
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const held = perNetwork.get(network) ?? 0;
    if (held >= server.maxConnections / 2) return socket.destroy();
    sockets.add(socket);
    perNetwork.set(network, held + 1);
    socket.once("close", () => {
      sockets.delete(socket);
      const left = (perNetwork.get(network) ?? 0) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    });
  });
  return {
    server,
    serve(listener) {
      server.off("request", answerStarting);
      const streams = new Set<ServerResponse>();
      openStreams.set(server, streams);
      const serveInOrder = withJoinedParts(oneByOne(noteStreams(streams, listener)));
      server.on("request", serveInOrder);
      // Ignore unknown expectations; Node would answer 417 bypassing the listener.
      server.on("checkExpectation", serveInOrder);
    },
  };
}

function readAllInTurns(server: Server): void {
  const accept = takeAccept(server);
  server.on("connection", (socket: Socket) => {
    accept(socket);
    readInTurns(socket);
  });
}

function noteStreams(streams: Set<ServerResponse>, listener: RequestListener): RequestListener {
  return function serve(request, response) {
    if (isStreamAskedFor(request)) {
      streams.add(response);
      response.once("close", () => streams.delete(response));
    }
    listener(request, response);
  };
}

function withJoinedParts(listener: RequestListener): RequestListener {
  return function serve(request, response) {
    joinParts(request);
    listener(request, response);
  };
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { "content-type": "text/plain", "retry-after": "1", "x-content-type-options": "nosniff" });
  response.end("Starting\n");
}

/**
 * @param socket one that another process holds and has bound to that port already
 * @throws StartError naming `setting` where the port cannot be had.
 */
export async function listen(
  server: Server,
  port: number,
  host: string,
  setting: string,
  socket?: object,
): Promise<number> {
  server.listen(socket ?? { port, host });
  try {
    await once(server, "listening");
  } catch (cause) {
    throw listenFailure(port, host, setting, cause as NodeJS.ErrnoException);
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

export function listenFailure(port: number, host: string, setting: string, cause: { code?: string }): StartError {
  return new StartError(`${setting} ${port}: ${explainListenError(cause.code, host)}`, { cause });
}

function explainListenError(code: string | undefined, host: string): string {
  if (code === "EADDRINUSE") return "another process listens on this port";
  if (code === "EACCES") return "this user may not listen on this port";
  return `cannot listen on HOST ${host} (${code})`;
}

/** For the fast path: `leave`: answer with `Connection: close` from now on; `sweep`: end idle connections. */
export type LeaveEvent = "leave" | "sweep";

export function tellLeaving(server: Server, event: LeaveEvent): void {
  server.emit(event);
}

/** Stops accepting, drains, then destroys remaining connections. */
export async function closeServer(server: Server, drainTime: number = httpLimits.drainTime): Promise<void> {
  tellLeaving(server, "leave");
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection counts as idle only once its answer is out, so look again until none is left. One that a
  // browser opened in advance never counts as idle.
  const sweep = setInterval(() => {
    endStreams(server);
    server.closeIdleConnections();
    tellLeaving(server, "sweep");
    for (const socket of socketsOf(server)) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const cut = setTimeout(() => cutAll(server), drainTime);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

export function cutAll(server: Server): void {
  server.closeAllConnections();
  for (const socket of socketsOf(server)) socket.destroy();
}

/** Runs `close` on the first SIGTERM or SIGINT and exits 0; a second signal exits at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const onSignal = async () => {
    if (closing) process.exit(1);
    closing = true;
    try {
      await close();
      process.exit(0);
    } catch (error) {
      log.error("The end was not orderly", error);
      process.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, onSignal);
}

/** Runs an entry point; a reason to act on is printed as plain lines, anything else goes to the log. Exits 1. */
export async function runEntry(entry: () => Promise<void>): Promise<void> {
  try {
    await entry();
  } catch (error) {
    if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
    else log.error("The start failed", error);
    process.exit(1);
  }
}
