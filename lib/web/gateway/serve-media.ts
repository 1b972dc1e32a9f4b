import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { fetchMedia } from "../provider-client/call-provider";
import { respond } from "../site/respond";
import { canonicalPath } from "./canonical-path";
import { passHeaders } from "./pass-headers";

/**
 * Streams an uploaded file from the provider, with ranges and conditional requests. No session is needed: files of a card
 * are public, and their names cannot be guessed.
 */
export function serveMedia(request: Request): Promise<Response> {
  return respond(request, () => readMedia(request));
}

async function readMedia(request: Request): Promise<Response> {
  const key = canonicalPath(new URL(request.url).pathname.slice("/media/".length));
  if (!key) throw new ApiError("not_found", failures.notFound);
  const { method, signal } = request;
  const file = await fetchMedia(key, { method, headers: passHeaders("mediaRequest", request.headers), signal });
  const isServed = file.ok || file.status === 304 || file.status === 416;
  if (!isServed) {
    await file.body?.cancel();
    throw file.status >= 500
      ? new ApiError("bad_gateway", failures.unavailable, { cause: new Error(`The provider answered ${file.status}`) })
      : new ApiError("not_found", failures.notFound);
  }
  const headers = passHeaders("mediaResponse", file.headers);
  headers.set("x-content-type-options", "nosniff");
  return new Response(file.body, { status: file.status, headers });
}
