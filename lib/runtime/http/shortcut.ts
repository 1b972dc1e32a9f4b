import type { Server } from "node:http";
import type { Socket } from "node:net";
import { takeAccept } from "./take-accept";

/** The bytes of the whole answer to `received`; null unless that is one whole request to which they are ready. */
export type AnswerAtOnce = (received: Buffer) => Buffer | null;

type Shortcut = { sockets: Set<Socket>; isOpen: boolean };

const shortcuts = new WeakMap<Server, Shortcut>();
const nothing = Buffer.alloc(0);

/**
 * Lets `answer` have what arrives on a connection before HTTP's own server does, which costs several times what such an
 * answer costs. With the first bytes that it has no answer to, a connection is that server's for good, those bytes included: so
 * whatever is out of the ordinary (half a request, two of them, a body, a flaw) is read and judged in one place alone.
 */
export function openShortcut(server: Server, answer: AnswerAtOnce): void {
  const takeOver = takeAccept(server);
  const shortcut: Shortcut = { sockets: new Set(), isOpen: true };
  shortcuts.set(server, shortcut);

  server.on("connection", (socket: Socket) => {
    if (socket.destroyed) return;
    shortcut.sockets.add(socket);
    socket.setTimeout(server.headersTimeout);
    socket.on("data", take).on("end", end).on("timeout", cut).on("error", cut).on("close", forget);

    function take(received: Buffer): void {
      const bytes = shortcut.isOpen ? answer(received) : null;
      if (bytes) send(bytes);
      else handOver(received);
    }

    function send(bytes: Buffer): void {
      socket.write(bytes);
      if (socket.writableLength > 0) awaitReader();
      else if (socket.timeout !== server.keepAliveTimeout) socket.setTimeout(server.keepAliveTimeout);
    }

    /** No more is read of a connection whose client does not read. */
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
      shortcut.sockets.delete(socket);
    }
  });
}

/** From now on HTTP's own server has whatever arrives, and says of each connection that it ends. */
export function closeShortcut(server: Server): void {
  const shortcut = shortcuts.get(server);
  if (shortcut) shortcut.isOpen = false;
}

/** Ends the connections on the shortcut on which no answer is under way. */
export function closeIdleShortcuts(server: Server): void {
  for (const socket of shortcuts.get(server)?.sockets ?? []) if (socket.writableLength === 0) socket.destroy();
}
