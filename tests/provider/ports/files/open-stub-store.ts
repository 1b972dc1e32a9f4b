import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

type StubRequest = { method: string; headers: IncomingMessage["headers"]; body: Buffer };
type Answer = (response: ServerResponse, request: StubRequest, count: number) => void;

/**
 * A fake S3 store for faults that the real one cannot produce. Listings return `listing`; everything else goes to
 * `answer`, with the number of requests before it.
 */
export async function openStubStore(answer: Answer, listing = "<ListBucketResult/>") {
  const requests: StubRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (incoming, response) => {
    if (incoming.url?.includes("list-type=2")) return void response.end(listing);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request = { method: incoming.method ?? "", headers: incoming.headers, body: Buffer.concat(chunks) };
    requests.push(request);
    answer(response, request, requests.length - 1);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: "cards",
      accessKeyId: "an-access-key",
      secretAccessKey: "a-secret-key",
    },
    requests,
    sockets,
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** A partial response as a store sends it: `bytes` of `size`, from `start` on. */
export function sendPiece(
  response: ServerResponse,
  bytes: Uint8Array,
  start: number,
  size: number,
  etag = '"1"',
): void {
  const range = `bytes ${start}-${start + bytes.length - 1}/${size}`;
  response.writeHead(206, { "content-length": bytes.length, "content-range": range, etag });
  response.end(bytes);
}

export function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>Told by the store</Message></Error>`);
}
