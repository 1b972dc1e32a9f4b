import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createHttpServer, listen } from "@/lib/process/http/http-server";
import { openShortcut } from "@/lib/process/http/shortcut";

const megabyte = 1024 * 1024;

test.each([
  ["at once", 0],
  ["after a request that was answered by the shortcut", 1],
])("a body that nobody reads yet stays with its sender, %s", async (_, answered) => {
  const { server, serve } = createHttpServer();
  const arrived = new Promise<IncomingMessage>((resolve) => serve(resolve));
  openShortcut(server, (received) => (received.includes("/kept") ? Buffer.from("kept") : null));
  const socket = connect(await listen(server, 0, "127.0.0.1", "PORT"), "127.0.0.1");
  try {
    for (let number = 0; number < answered; number++) {
      socket.write("GET /kept HTTP/1.1\r\nHost: x\r\n\r\n");
      await once(socket, "data");
    }
    const size = 20 * megabyte;
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
    socket.write(Buffer.alloc(size));
    const request = await arrived;
    await sleep(300);
    expect(request.socket.bytesRead).toBeLessThan(megabyte);

    let read = 0;
    for await (const part of request) read += part.length;
    expect(read).toBe(size);
  } finally {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  }
});
