import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { LeaveEvent } from "@/lib/runtime/http/http-server";
import { takeAccept } from "@/lib/runtime/http/take-accept";

/** Head and body of the answer to `received`; null unless that is one whole request to which they are ready. */
export type AnswerAtOnce = (received: Buffer) => { head: string; body: Buffer } | null;

const nothing = Buffer.alloc(0);

/**
 * Lets `answer` have what arrives on a connection before HTTP's own server does, which costs several times what such an
 * answer costs. With the first bytes that it has no answer to, a connection is that server's for good, those bytes included: so
 * whatever is out of the ordinary (half a request, two of them, a body, a flaw) is read and judged in one place alone.
 */
export function openShortcut(server: Server, answer: AnswerAtOnce): void {
  const takeOver = takeAccept(server);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const on = (event: LeaveEvent, listener: () => void) => server.on(event, listener);
  // From then on HTTP's own server has whatever arrives, and says of each connection that it ends.
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
      sockets.delete(socket);
    }
  });
}
