import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import { closeServer, createHttpServer, listen } from "@/lib/runtime/http/http-server";
import { mostAhead } from "@/lib/runtime/http/one-by-one";

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
/** A server whose requests wait in `answers` until the test answers them. */
const serveByHand = async () => {
  const { server, serve } = createHttpServer();
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  const answers: (() => void)[] = [];
  serve((_, response) => {
    const number = answers.length + 1;
    answers.push(() => response.end(`<answer ${number}>`));
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const begun = (count: number) => until(() => answers.length >= count);
  return { server, answers, begun, socket };
};

test("requests that are sent ahead begin one after another and are answered in order", async () => {
  const { server, answers, begun, socket } = await serveByHand();
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.write(request.repeat(3));
  for (const count of [1, 2, 3]) {
    await begun(count);
    await moment();
    expect(answers).toHaveLength(count);
    answers[count - 1]?.();
  }
  await until(() => received.includes("<answer 3>"));
  expect(received.match(/<answer \d>/g)).toEqual(["<answer 1>", "<answer 2>", "<answer 3>"]);
  socket.destroy();
  await closeServer(server);
});

test("too many requests ahead end the connection and none more begins", async () => {
  const { stackTraceLimit } = Error;
  const { server, answers, socket } = await serveByHand();
  const gone = once(socket, "close");
  socket.write(request.repeat(mostAhead + 2));
  await gone;
  for (const answer of answers) answer();
  await moment();
  expect(answers).toHaveLength(1);
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  await closeServer(server);
});

test("as many requests ahead as the limit are answered", async () => {
  const { server, answers, begun, socket } = await serveByHand();
  socket.write(request.repeat(mostAhead + 1));
  for (let count = 1; count <= mostAhead + 1; count++) {
    await begun(count);
    answers[count - 1]?.();
  }
  socket.destroy();
  await closeServer(server);
});

test("requests ahead never begin when the connection has gone", async () => {
  const { server, answers, begun, socket } = await serveByHand();
  socket.write(request.repeat(3));
  await begun(1);
  socket.destroy();
  await until(async () => (await countConnections(server)) === 0);
  answers[0]?.();
  await moment();
  expect(answers).toHaveLength(1);
  await closeServer(server);
});

test("requests ahead begin only as their reader takes what was answered before", async () => {
  const { server, serve } = createHttpServer();
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  let begun = 0;
  serve((_, response) => {
    begun++;
    response.end(Buffer.alloc(32 * 1024 * 1024));
  });
  const socket = connect(port, "127.0.0.1").pause();
  socket.write(request.repeat(3));
  await until(() => begun === 1);
  await moment();
  expect(begun).toBe(1);
  socket.resume();
  await until(() => begun === 3);
  socket.destroy();
  await closeServer(server);
});

const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
