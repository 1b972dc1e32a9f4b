import * as paths from "@/lib/paths";
import { headersOf, RequestError, toError } from "./request";

/**
 * Posts what a file is to be made of; it may take long. @throws RequestError for anything but a success; the reason of
 * `signal` if aborted
 */
export async function requestFile(path: string, json: unknown, signal: AbortSignal): Promise<Blob> {
  const headers = { ...headersOf(), accept: "*/*", "content-type": "application/json" };
  const init: RequestInit = { method: "POST", headers, body: JSON.stringify(json), cache: "no-store", signal };
  const failed = (cause: unknown) => {
    signal.throwIfAborted();
    throw new RequestError(0, { code: "network" }, cause);
  };
  const response = await fetch(paths.api(path), init).catch(failed);
  if (response.ok) return response.blob().catch(failed);
  const { status } = response;
  throw toError({ status, text: await response.text(), retryAfter: response.headers.get("retry-after") });
}
