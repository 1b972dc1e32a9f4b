import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createHttpServer, listen } from "@/lib/runtime/http/http-server";
import { mostAhead } from "@/lib/runtime/http/one-by-one";
import { openShortcut } from "@/server/shortcut";

const megabyte = 1024 * 1024;

test.each([
  ["at once", 0],
  ["after a request that was answered by the shortcut", 1],
])("backpressure: the socket is paused while a body is unread, %s", async (_, answered) => {
  const { server, serve } = createHttpServer();
  const arrived = new Promise<IncomingMessage>((resolve) => serve(resolve));
  openShortcut(server, (received) => (received.includes("/kept") ? { head: "", body: Buffer.from("kept") } : null));
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

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

test("of thousands of requests in one packet few are read after the connection is cut", async () => {
  const { server, serve } = createHttpServer();
  serve(() => {});
  let read = 0;
  server.on("request", () => read++);
  openShortcut(server, () => null);
  const socket = connect(await listen(server, 0, "127.0.0.1", "PORT"), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(request.repeat(2_000));
  await once(socket, "close");
  expect(read).toBeGreaterThan(mostAhead);
  expect(read).toBeLessThan(200);
  server.close();
});

test("all pipelined requests up to the limit are answered, however late they are read", async () => {
  const { server, serve } = createHttpServer();
  const answer = Buffer.alloc(megabyte, "a");
  serve((_, response) => response.end(answer));
  openShortcut(server, () => null);
  const socket = connect(await listen(server, 0, "127.0.0.1", "PORT"), "127.0.0.1").pause();
  socket.write(request.replace("\r\n\r\n", `\r\nCookie: ${"a".repeat(2_000)}\r\n\r\n`).repeat(mostAhead + 1));
  await sleep(300);
  let received = "";
  socket
    .setEncoding("latin1")
    .on("data", (text) => (received += text))
    .resume();
  const count = () => received.split("HTTP/1.1 200 OK").length - 1;
  for (let waited = 0; received.length < (mostAhead + 1) * megabyte && waited < 200; waited++) await sleep(20);
  expect([count(), received.match(/HTTP\/1\.1 [^2]/)]).toEqual([mostAhead + 1, null]);
  socket.destroy();
  server.close();
});

test("requests from many connections are read in turns, with others answered in between", async () => {
  const { server, serve } = createHttpServer();
  let served = 0;
  serve((_, response) => {
    for (const begun = performance.now(); performance.now() - begun < 5; );
    served++;
    response.end();
  });
  openShortcut(server, () => null);
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  const sockets = Array.from({ length: 60 }, () => connect(port, "127.0.0.1"));
  try {
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await sleep(50);
    for (const socket of sockets) socket.write(request);
    let most = 0;
    for (let before = 0; served < sockets.length; before = served) {
      await new Promise(setImmediate);
      most = Math.max(most, served - before);
    }
    // Each request takes half of a turn.
    expect(most).toBeLessThan(10);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});
