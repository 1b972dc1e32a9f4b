import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests that a client may send ahead on one connection; browsers and proxies send none. */
export const mostAhead = 16;

const requestsAhead = new WeakMap<Socket, number>();

/**
 * Hands the requests of a connection on one after another, each when the answer before it has gone out whole. So no
 * connection has more than one request under way, nor more answers waiting than its reader takes. One that sends too
 * much ahead is cut off.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  return function serve(request, response) {
    // Node gives a response its socket once those before it are through.
    if (response.socket) return listener(request, response);
    const { socket } = request;
    // Node reads what it has received to its end, also when the connection is gone.
    if (socket.destroyed) return;
    const ahead = (requestsAhead.get(socket) ?? 0) + 1;
    if (ahead > mostAhead) return cutOff(socket);
    requestsAhead.set(socket, ahead);
    response.once("socket", () => {
      requestsAhead.set(socket, (requestsAhead.get(socket) ?? 1) - 1);
      // At this moment Node is still handing the connection over.
      process.nextTick(() => socket.destroyed || listener(request, response));
    });
  };
}

/**
 * Node ends each request of a connection that goes with an error of its own. Where a thousand were sent ahead, their
 * stacks, which nobody reads, would take most of the time that this costs.
 */
function cutOff(socket: Socket): void {
  const { stackTraceLimit } = Error;
  socket.prependListener("close", () => {
    Error.stackTraceLimit = 0;
  });
  socket.on("close", () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}
