import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createHttpServer, cutAll, listen } from "@/lib/runtime/http/http-server";

/** One byte each. */
const chunks = 150_000;

test("a request does not wait for the chunks of another connection", async () => {
  const { server, serve } = createHttpServer();
  let received = 0;
  let receivedBefore = -1;
  serve((request, response) => {
    if (request.method === "GET") receivedBefore = received;
    else response.writeContinue();
    request.on("data", (part: Buffer) => {
      received += part.length;
    });
    request.on("end", () => response.end("done"));
  });
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  const [many, one] = await Promise.all([open(port), open(port)]);
  many.write("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  await once(many, "data");

  many.write("1\r\na\r\n".repeat(chunks));
  one.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(one, "data");
  expect(receivedBefore).toBeLessThan(chunks / 10);

  many.write("0\r\n\r\n");
  await once(many, "data");
  expect(received).toBe(chunks);
  server.close();
  cutAll(server);
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}
