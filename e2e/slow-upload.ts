import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { ApiUser } from "./api-user";

/** Sends a form in two halves, the second on demand. */
export async function startSlowUpload(siteUrl: string, path: string, user: ApiUser, form: FormData) {
  const { hostname, port } = new URL(siteUrl);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    "content-type": encoded.headers.get("content-type") ?? "",
    "content-length": body.length,
    cookie: user.cookie,
    origin: siteUrl,
    "x-requested-with": "namaskard",
  };
  const upload = request({ hostname, port, path, method: "POST", headers, agent: false });
  const answered = once(upload, "response") as Promise<[IncomingMessage]>;
  // Reported where it is awaited.
  answered.catch(() => {});
  const half = body.length >> 1;
  await new Promise((resolve) => upload.write(body.subarray(0, half), resolve));
  return {
    async finish(): Promise<{ status: number | undefined; body: string }> {
      upload.end(body.subarray(half));
      const [answer] = await answered;
      return { status: answer.statusCode, body: await text(answer) };
    },
  };
}
