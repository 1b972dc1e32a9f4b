import type { ServerResponse } from "node:http";

/** A whole 200 answer as it goes over the line, head and body in one piece. */
export type Wire = {
  bytes: Buffer;
  /** The second whose date stands in the bytes. */
  second: number;
};

const start = "HTTP/1.1 200 OK\r\nDate: ";
const dateLength = new Date(0).toUTCString().length;

/** `head` holds names and values in turn. */
export function buildWire(head: readonly string[], body: Buffer): Wire {
  const lines = head.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
  return {
    bytes: Buffer.concat([Buffer.from(`${start}${" ".repeat(dateLength)}\r\n${lines}\r\n`, "latin1"), body]),
    second: 0,
  };
}

/**
 * Writes the answer straight to the socket. Node's own way builds the same head anew for each request and hands it over
 * in two pieces, which takes a third of the time a cached page costs.
 *
 * Setting the two fields tells Node that the head is out; `end` then does all that belongs to the end of an answer.
 *
 * @returns false, having done nothing, where that would not be correct: another answer is still ahead on this
 * connection, or the connection ends with this one.
 */
export function writeWire(response: ServerResponse, wire: Wire): boolean {
  const { socket, req } = response;
  if (!socket || !response.shouldKeepAlive || req.httpVersionMinor !== 1 || req.method !== "GET") return false;
  const second = Math.floor(Date.now() / 1000);
  if (wire.second !== second) {
    wire.second = second;
    wire.bytes.write(new Date(second * 1000).toUTCString(), start.length, dateLength, "latin1");
  }
  Object.assign(response, headIsOut);
  socket.write(wire.bytes);
  response.end();
  return true;
}

const headIsOut = { _header: start, _headerSent: true };
