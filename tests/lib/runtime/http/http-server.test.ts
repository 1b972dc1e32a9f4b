import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { closeServer, createHttpServer, listen } from "@/lib/runtime/http/http-server";

const open = async () => {
  const opened = createHttpServer();
  const port = await listen(opened.server, 0, "127.0.0.1", "PORT");
  return { ...opened, port, url: `http://127.0.0.1:${port}` };
};

test("a taken port is one plain line that names the setting", async () => {
  const { server, port } = await open();
  const second = listen(createHttpServer().server, port, "127.0.0.1", "PORT");
  await expect(second).rejects.toMatchObject({
    name: "StartError",
    message: `PORT ${port}: another process listens on this port`,
  });
  await closeServer(server);
});

test("until it is ready it answers 503, then what it is given", async () => {
  const { server, serve, url } = await open();
  expect((await fetch(url)).status).toBe(503);
  serve((_, response) => response.end("ready"));
  expect(await (await fetch(url)).text()).toBe("ready");
  await closeServer(server);
});

test("closing lets a request under way finish and ends idle connections", async () => {
  const { server, serve, url, port } = await open();
  serve((_, response) => setTimeout(() => response.end("finished"), 300));
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  const answer = fetch(url).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  const gone = once(idle, "close");
  idle.resume();
  const started = Date.now();
  await closeServer(server, 5_000);
  expect(Date.now() - started).toBeLessThan(2_000);
  expect(await answer).toBe("finished");
  await gone;
});

test("closing does not wait for ever", async () => {
  const { server, serve, url } = await open();
  serve(() => {});
  const answer = fetch(url).then(
    () => "answered",
    () => "cut",
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const started = Date.now();
  await closeServer(server, 200);
  expect(Date.now() - started).toBeLessThan(2_000);
  expect(await answer).toBe("cut");
});

test("a connection whose reader stands still is ended", async () => {
  const { server, serve, port } = await open();
  server.setTimeout(200);
  serve((_, response) => response.end(Buffer.alloc(32 * 1024 * 1024)));
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await until(async () => (await countConnections(server)) === 1);
  await until(async () => (await countConnections(server)) === 0);
  socket.destroy();
  await closeServer(server);
});

test.each([
  [
    "a body that waits to be asked for",
    "Expect: 100-continue\r\nContent-Length: 2\r\n",
    /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /,
  ],
  ["an expectation that nobody knows", "Expect: the-unexpected\r\nContent-Length: 0\r\n", /^HTTP\/1.1 200 /],
])("%s is answered", async (_, lines, expected) => {
  const { server, serve, port } = await open();
  serve((_, response) => response.end("served"));
  let received = "";
  const socket = connect(port, "127.0.0.1").on("data", (chunk) => {
    received += chunk;
    if (received.endsWith("100 Continue\r\n\r\n")) socket.write("{}");
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${lines}\r\n`);
  await until(() => received.includes("served"));
  expect(received).toMatch(expected);
  socket.destroy();
  await closeServer(server);
});

test("one network holds half of the connections at most, and gets new ones as old ones go", async () => {
  const { server, serve, port } = await open();
  serve((_, response) => response.end("served"));
  server.maxConnections = 6;
  const ask = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once("data", () => resolve("served")).on("error", () => {});
      socket.once("close", () => resolve("refused"));
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    });
  const from = (localAddress: string) => connect({ port, host: "127.0.0.1", localAddress });
  const sockets = Array.from({ length: 3 }, () => from("127.0.0.1"));
  for (const socket of sockets) expect(await ask(socket)).toBe("served");
  expect(await ask(from("127.0.0.1"))).toBe("refused");
  const other = from("127.0.0.2");
  expect(await ask(other)).toBe("served");
  sockets.shift()?.destroy();
  await until(async () => (await countConnections(server)) === 3);
  const next = from("127.0.0.1");
  expect(await ask(next)).toBe("served");
  for (const socket of [...sockets, other, next]) socket.destroy();
  await closeServer(server);
});

test("nothing is tunnelled", async () => {
  const { server, serve, port } = await open();
  const listener = jest.fn();
  serve(listener);
  const socket = connect(port, "127.0.0.1");
  const gone = once(socket, "close");
  socket.resume().write("CONNECT elsewhere.test:443 HTTP/1.1\r\nHost: elsewhere.test\r\n\r\n");
  await gone;
  expect(listener).not.toHaveBeenCalled();
  await closeServer(server);
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
