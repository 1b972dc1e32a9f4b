import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

export type RawAnswer = { status: number; headers: IncomingMessage["headers"]; body: string };

type Options = { method?: string; headers?: Record<string, string>; body?: Uint8Array | string };

/** A request with its path unchanged; browsers and fetch normalise it. */
export async function requestRaw(siteUrl: string, path: string, options: Options = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(siteUrl);
  const { body, method, headers } = options;
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sent = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: String(await buffer(answer)) };
}

/** Sends raw bytes on one connection. @returns what comes back until the site closes it */
export async function exchange(siteUrl: string, text: string): Promise<string> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  // Closing with bytes in flight would be a connection reset.
  socket.on("error", () => {});
  socket.write(text);
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk;
  });
  await new Promise((resolve) => socket.once("close", resolve));
  return received;
}
