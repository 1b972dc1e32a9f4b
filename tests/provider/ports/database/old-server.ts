import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** Speaks enough of PostgreSQL's protocol to answer every query with one row. @returns its port */
export async function startOldServer(row: Record<string, string>): Promise<{ port: number; close(): void }> {
  const server = createServer((socket) => {
    socket.once("data", () => socket.write(Buffer.concat([message("R", int32(0)), readyForQuery])));
    socket.on("data", (data) => answer(socket, data, row));
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

function answer(socket: Socket, data: Buffer, row: Record<string, string>): void {
  if (data.toString("latin1", 0, 1) !== "Q") return;
  const names = Object.keys(row).map((name) =>
    Buffer.concat([text(name), Buffer.alloc(6), int32(25), Buffer.alloc(8)]),
  );
  const values = Object.values(row).map((value) => Buffer.concat([int32(value.length), Buffer.from(value)]));
  const list = (items: Buffer[]) => Buffer.concat([Buffer.from([0, items.length]), ...items]);
  socket.write(
    Buffer.concat([
      message("T", list(names)),
      message("D", list(values)),
      message("C", text("SELECT 1")),
      readyForQuery,
    ]),
  );
}

const readyForQuery = message("Z", Buffer.from("I"));

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}
