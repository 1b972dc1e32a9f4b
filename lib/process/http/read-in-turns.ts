import type { Socket } from "node:net";

const pieceBytes = 4 * 1024;
/** Milliseconds that HTTP's own server may read for before all who wait have their turn. */
const turnMs = 10;

/**
 * Hands what arrives to HTTP's own server, which listens to `socket`, in small pieces, and no more in a turn of the event
 * loop than leaves room for everybody else. It reads each piece to its end, also when the connection was cut off at its
 * beginning, and a packet may hold thousands of requests, or of parts of a body.
 *
 * Whoever listens has the server read by the socket's stream. Beside it the server would read by itself, and take and keep
 * whatever is sent, long before anybody wants it.
 */
export function readInTurns(socket: Socket): void {
  const [read] = socket.listeners("data") as ((received: Buffer) => void)[];
  if (!read) return;
  socket.off("data", read).on("data", (received: Buffer) => {
    for (let at = 0; at < received.length && !socket.destroyed; at += pieceBytes) {
      const isFull = socket.isPaused();
      if (isFull || isTurnOver()) {
        // A server that has enough for now would take more for an error; it goes on by itself.
        if (!isFull) waiting.push(socket.pause());
        return socket.unshift(received.subarray(at));
      }
      read(received.subarray(at, at + pieceBytes));
    }
  });
}

/** When something was first read in this turn of the event loop; null before. */
let begun: number | null = null;
/** Connections that go on with the next turn. */
let waiting: Socket[] = [];

function isTurnOver(): boolean {
  if (begun !== null) return performance.now() - begun > turnMs;
  begun = performance.now();
  setImmediate(beginTurn);
  return false;
}

function beginTurn(): void {
  begun = null;
  const due = waiting;
  waiting = [];
  for (const socket of due) socket.resume();
}
