import { ApiError, errorBodySchema } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { parseJson } from "../../contract/json-text";
import { isEventStream } from "../../runtime/http/event-streams";
import { currentRequestId, requestIdHeader } from "../../runtime/log/context";
import { readErrorBody } from "../answers/read-error";
import { passHeaders } from "./pass-headers";

/**
 * The provider's answer as the browser gets it: known headers only, a success streamed, a failure in the contract's
 * error body whatever the provider's own looks like.
 * @throws ApiError bad_gateway for a redirect, which would lead out of this site
 */
export async function relay(response: Response): Promise<Response> {
  const { status } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    throw new ApiError("bad_gateway", failures.unavailable, { cause: new Error(`The provider answered ${status}`) });
  }
  const headers = passHeaders("response", response.headers);
  headers.set("x-content-type-options", "nosniff");
  headers.set("cache-control", "private, no-store");
  if (isEventStream(response.headers)) {
    // Each event has to arrive at once: no proxy may compress or buffer the stream.
    headers.append("cache-control", "no-transform");
    headers.set("x-accel-buffering", "no");
  }
  if (status < 400) return new Response(response.body, { status, headers });

  const body = toErrorBody(await response.text().catch(() => ""), headers.get(requestIdHeader));
  headers.delete("content-length");
  headers.delete("content-type");
  return Response.json(body, { status, headers });
}

/** A failure without a text stays without one, so that the screen shows its own. */
function toErrorBody(text: string, requestId: string | null) {
  const body = parseJson(text);
  if (errorBodySchema.safeParse(body).success) return body;
  const { detail, code, fields } = readErrorBody(body);
  const said = detail ?? "";
  return {
    detail: said,
    error: said,
    message: said,
    code: code ?? "provider_error",
    ...(fields && { fields }),
    request_id: requestId ?? currentRequestId(),
  };
}
