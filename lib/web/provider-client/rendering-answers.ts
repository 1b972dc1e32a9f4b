import { createHash } from "node:crypto";
import { callLimits } from "../../contract/limits/call";
import { inRenderingNow, noteSource, oncePerRendering } from "../../runtime/rendering";
import { callProvider } from "./call-provider";

type ReadAnswer = { status: number; headers: Headers; body: ArrayBuffer; digest: string | null };

/**
 * The provider's answer to a public GET at `path`. In a rendering it is asked for once, and noted as something that the page
 * is made from. @throws ApiError as `callProvider`
 */
export async function askProvider(path: string, init: RequestInit): Promise<Response> {
  if (!inRenderingNow()) return callProvider(path, init, callLimits.ownAnswer);
  const { status, headers, body } = await readOnce(path, init);
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/** A digest of that answer; null where it says nothing certain. @throws as `askProvider` */
export async function digestAnswer(path: string): Promise<string | null> {
  return (await readOnce(path, { method: "GET" })).digest;
}

function readOnce(path: string, init: RequestInit): Promise<ReadAnswer> {
  return oncePerRendering(`answer ${path}`, async () => {
    // Until it has come, nothing is known of it.
    noteSource(path, null);
    const answer = await callProvider(path, init, callLimits.ownAnswer);
    const { status, headers } = answer;
    const body = await answer.arrayBuffer();
    const isCertain = status === 200 || status === 404;
    const digest = isCertain ? digestOf(status, body) : null;
    noteSource(path, digest);
    return { status, headers, body, digest };
  });
}

function digestOf(status: number, body: ArrayBuffer): string {
  return createHash("sha256").update(`${status} `).update(Buffer.from(body)).digest("base64url").slice(0, 22);
}
