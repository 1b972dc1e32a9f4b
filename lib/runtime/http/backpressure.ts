import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

const pieceBytes = 4 * 1024;
/** Milliseconds of parsing per event loop turn, and per connection within it. */
const turnMs = 10;
const shareMs = 1;

/** While it waits, the data is in the socket's stream. */
type Reading = { socket: Socket; read: (received: Buffer) => void; isWaiting: boolean };

/** Connections that continue in the next turn. */
const waiting: Reading[] = [];
/** The connection that is being resumed. */
let due: Reading | null = null;
/** Start of parsing in this event loop turn. */
let begun: number | null = null;

/**
 * Feeds the socket's data to Node's parser in small pieces, round-robin over connections, within a time budget per
 * event loop turn. The parser handles a piece to its end even if the connection is destroyed, and a packet may hold
 * thousands of requests or chunks. With a `data` listener Node reads through the stream; otherwise it would read by
 * itself and buffer whatever is sent.
 */
export function readInTurns(socket: Socket): void {
  const [read] = socket.listeners("data") as ((received: Buffer) => void)[];
  if (!read) return;
  const reading: Reading = { socket, read, isWaiting: false };
  socket.off("data", read).on("data", (received: Buffer) => {
    if (waiting.length > 0 && due !== reading) wait(reading, received);
    else readOn(reading, received);
  });
}

function wait(reading: Reading, left: Buffer): void {
  reading.socket.pause().unshift(left);
  if (!reading.isWaiting) waiting.push(reading);
  reading.isWaiting = true;
}

function readOn(reading: Reading, received: Buffer): void {
  const { socket, read } = reading;
  const started = performance.now();
  for (let at = 0; at < received.length && !socket.destroyed; at += pieceBytes) {
    const left = received.subarray(at);
    // Node's parser has paused the socket; it resumes by itself.
    if (socket.isPaused()) return void socket.unshift(left);
    if (isTurnOver() || performance.now() - started > shareMs) return void wait(reading, left);
    read(left.subarray(0, pieceBytes));
  }
}

function isTurnOver(): boolean {
  if (begun !== null) return performance.now() - begun > turnMs;
  begun = performance.now();
  setImmediate(beginTurn);
  return false;
}

function beginTurn(): void {
  begun = null;
  for (let count = waiting.length; count > 0 && !isTurnOver(); count--) {
    due = waiting.shift() ?? null;
    if (!due) return;
    due.isWaiting = false;
    due.socket.resume().read();
    due = null;
  }
}

/** Bytes to join before passing on. */
const joinedBytes = 16 * 1024;

/**
 * Joins the chunks of a request's body: one packet may hold ten thousand one-byte chunks, and each would pass through
 * every stream.
 */
export function joinParts(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let parts: Buffer[] = [];
  let length = 0;

  request.push = (part: Buffer | null): boolean => {
    if (part === null) {
      flush();
      return push(null);
    }
    length += part.length;
    if (parts.push(part) === 1) setImmediate(passOn);
    return length < joinedBytes || flush();
  };

  /** Backpressure: pause the socket while a body is unread, as Node does. */
  function passOn(): void {
    if (!request.destroyed && !flush()) request.socket.pause();
  }

  function flush(): boolean {
    const [first, second] = parts;
    if (!first) return true;
    const whole = second ? Buffer.concat(parts, length) : first;
    parts = [];
    length = 0;
    return push(whole);
  }
}
