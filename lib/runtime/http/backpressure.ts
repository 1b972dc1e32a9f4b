import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

const pieceBytes = 4 * 1024;
/** Milliseconds that HTTP's own server may read for before everybody else has their turn, and of one connection meanwhile. */
const turnMs = 10;
const shareMs = 1;

/** A connection that HTTP's own server reads; while it waits, its stream has what arrived. */
type Reading = { socket: Socket; read: (received: Buffer) => void; isWaiting: boolean };

/** Those that go on with the next turn, one after the other. */
const waiting: Reading[] = [];
/** The one of them whose turn it is. */
let due: Reading | null = null;
/** When something was first read in this turn of the event loop; null before. */
let begun: number | null = null;

/**
 * Hands what arrives to HTTP's own server, which listens to `socket`, in small pieces, a little of each connection at a
 * time, and no more in a turn of the event loop than leaves room for everybody else. The server reads each piece to its
 * end, also when the connection was cut off at its beginning, and a packet may hold thousands of requests, or of parts of
 * a body.
 *
 * Whoever listens has the server read by the socket's stream. Beside it the server would read by itself, and take and keep
 * whatever is sent, long before anybody wants it.
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
    // A server that has enough for now would take more for an error; it goes on by itself.
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

/** What is large enough as it is. */
const joinedBytes = 16 * 1024;

/**
 * Has the body of `request` come in parts of some size, whatever the client made of it. Every stream behind takes each
 * part by itself, and one packet may hold ten thousand chunks of a byte.
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

  /** As the server does with a part for which there is no room; reading the request goes on with the connection. */
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
