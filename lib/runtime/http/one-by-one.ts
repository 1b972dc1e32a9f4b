import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Pipelined requests per connection; browsers and proxies send none. */
export const mostAhead = 16;

const requestsAhead = new WeakMap<Socket, number>();

/**
 * Serves pipelined requests one after another, each when the previous response has been sent, and disconnects a client
 * that pipelines too many.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  return function serve(request, response) {
    // A queued response has no socket yet.
    if (response.socket) return listener(request, response);
    const { socket } = request;
    // Node parses received data to its end even after a disconnect.
    if (socket.destroyed) return;
    const ahead = (requestsAhead.get(socket) ?? 0) + 1;
    if (ahead > mostAhead) return cutOff(socket);
    requestsAhead.set(socket, ahead);
    response.once("socket", () => {
      requestsAhead.set(socket, (requestsAhead.get(socket) ?? 1) - 1);
      // Node is still assigning the socket.
      process.nextTick(() => socket.destroyed || listener(request, response));
    });
  };
}

/**
 * Node creates an error per pending request; with a thousand pipelined, their stack traces would cost the most time.
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
