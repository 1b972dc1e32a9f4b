import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Relay = {
  port: number;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  /** Keeps every connection open but passes on only these chunks, in both directions; by default none. */
  stall(letsThrough?: (chunk: Buffer) => boolean): void;
  /** Lets new connections work again. */
  mend(): void;
  close(): Promise<void>;
};

/**
 * A TCP relay in front of servers on this machine, which a test can cut or stall for one client only. New connections
 * go to the servers in turn. Without a `port` it takes a free one.
 */
export async function openRelay(serverPorts: readonly number[], port = 0): Promise<Relay> {
  const everything = () => true;
  let isCut = false;
  let passes: (chunk: Buffer) => boolean = everything;
  let connections = 0;
  const sockets = new Set<Socket>();
  const end = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  // Half-closed connections stay half-closed through the relay.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (isCut) return near.destroy();
    const serverPort = serverPorts[connections++ % serverPorts.length] ?? 0;
    const far = connect({ port: serverPort, host: "127.0.0.1", allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => {
        if (passes(chunk) && !to.write(chunk)) from.pause();
      });
      to.on("drain", () => from.resume());
      from.on("end", () => to.end());
      from.on("error", () => {});
      from.on("close", (isBroken) => {
        sockets.delete(from);
        if (isBroken) to.resetAndDestroy();
      });
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port for the relay");

  return {
    port: address.port,
    cut() {
      isCut = true;
      end();
    },
    stall(letsThrough = () => false) {
      passes = letsThrough;
    },
    mend() {
      end();
      isCut = false;
      passes = everything;
    },
    async close() {
      end();
      server.close();
      await once(server, "close");
    },
  };
}
