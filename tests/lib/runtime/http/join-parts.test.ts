import { once } from "node:events";
import { type Server, request as send } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createHttpServer, cutAll, listen } from "@/lib/runtime/http/http-server";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    cutAll(server);
  }
});

/** A server that reads each body after `wait` milliseconds and records the lengths of its chunks. */
async function openServer(wait: number) {
  const { server, serve } = createHttpServer();
  const read: number[] = [];
  serve(async (request, response) => {
    await sleep(wait);
    request.on("data", (part: Buffer) => read.push(part.length));
    await once(request, "end");
    response.end("done");
  });
  servers.push(server);
  return { read, port: await listen(server, 0, "127.0.0.1", "PORT") };
}

const sum = (lengths: number[]) => lengths.reduce((all, length) => all + length, 0);

test("thousands of one-byte chunks are joined into few parts", async () => {
  const { read, port } = await openServer(0);
  const socket = connect(port, "127.0.0.1");
  const head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
  socket.write(`${head + "1\r\na\r\n".repeat(20_000)}0\r\n\r\n`);
  socket.resume();
  await once(socket, "close");
  expect(sum(read)).toBe(20_000);
  expect(read.length).toBeLessThan(100);
});

test("a large body arrives whole at a late reader", async () => {
  const { read, port } = await openServer(200);
  const call = send({ port, method: "POST" });
  call.end(Buffer.alloc(3_000_000));
  const [answer] = await once(call, "response");
  expect(answer.statusCode).toBe(200);
  expect(sum(read)).toBe(3_000_000);
  answer.resume();
});
