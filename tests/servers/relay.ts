import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Relay = {
  port: number;
  /** Ends every connection and takes no more. */
  cut(): void;
  /** Leaves every connection open and lets only these chunks through, there and back; without a test none. */
  stall(letsThrough?: (chunk: Buffer) => boolean): void;
  /** New connections work again. */
  mend(): void;
  close(): Promise<void>;
};

/** A wire to a server on this machine that a test can cut or clog, for one client among several. */
export async function openRelay(serverPort: number): Promise<Relay> {
  const everything = () => true;
  let isCut = false;
  let passes: (chunk: Buffer) => boolean = everything;
  const sockets = new Set<Socket>();
  const end = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(serverPort, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => passes(chunk) && to.write(chunk));
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
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
