import { SpanKind } from "@opentelemetry/api";
import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { env } from "../../env";
import { secretHeader } from "../../runtime/http/provider-secret";
import { logContext, requestIdHeader } from "../../runtime/log/context";
import { inSpan, writeParent } from "../../runtime/traces/span";
import { runtime } from "../runtime";
import { AnswerTimer, type Bounds } from "./answer-timer";

/**
 * One API call to the provider: in this process, or at PROVIDER_URL. `path` is a path of the contract, as `pathOf`
 * makes it. Redirects are returned, not followed. The answer may take as long as bytes flow, unless `bounds` limit it.
 * @throws ApiError gateway_timeout when the provider is silent, bad_gateway when it cannot be reached; reading the body
 * fails in the same way
 */
export function callProvider(path: string, init: RequestInit = {}, bounds?: Bounds): Promise<Response> {
  return request(`/api${path}`, init, bounds);
}

/** One uploaded file, by the part of its address after `/media/`. @throws as `callProvider` */
export function fetchMedia(key: string, init: RequestInit = {}, bounds?: Bounds): Promise<Response> {
  return request(`/media/${key}`, init, bounds);
}

async function request(target: string, init: RequestInit, bounds?: Bounds): Promise<Response> {
  const timer = new AnswerTimer(init.signal, bounds);
  const answer = inSpan("call the provider", { kind: SpanKind.CLIENT }, () => send(target, init, timer));
  try {
    return timer.followAnswer(await Promise.race([answer, timer.expired]));
  } catch (cause) {
    timer.end();
    // A late answer has no reader: cancel it, so that its connection is freed.
    answer.then(({ body }) => body?.cancel()).catch(() => {});
    throw cause instanceof ApiError ? cause : new ApiError("bad_gateway", failures.unavailable, { cause });
  }
}

async function send(target: string, init: RequestInit, timer: AnswerTimer): Promise<Response> {
  const { provider } = runtime();
  const streamed = init.body instanceof ReadableStream;
  const { requestId } = logContext();
  const headers = new Headers(init.headers);
  if (requestId) headers.set(requestIdHeader, requestId);
  const { signal } = timer;
  const complete: RequestInit & { duplex?: "half" } = {
    ...init,
    headers,
    body: streamed ? timer.followUpload(init.body as ReadableStream<Uint8Array>) : init.body,
    ...(streamed && { duplex: "half" }),
    redirect: "manual",
    cache: "no-store",
    signal: null,
  };
  if (provider) return provider(withSignal(new Request(`http://provider${target}`, complete), signal));
  setForProviderElsewhere(headers);
  return fetch(providerUrl() + target, { ...complete, signal });
}

/** `Request` wraps a given signal in one of its own, which takes a tenth of a call's time. */
function withSignal(request: Request, signal: AbortSignal): Request {
  return Object.defineProperty(request, "signal", { value: signal });
}

function providerUrl(): string {
  const { PROVIDER_URL } = env();
  if (!PROVIDER_URL) throw new Error("There is neither an embedded provider nor a PROVIDER_URL");
  return PROVIDER_URL;
}

/**
 * Sends the operator's secret along; no redirect can leak it, since none is followed. The body is passed on decompressed,
 * so the headers for length and encoding are dropped.
 */
function setForProviderElsewhere(headers: Headers): void {
  const { PROVIDER_SECRET } = env();
  writeParent(headers);
  headers.set("accept-encoding", "identity");
  if (PROVIDER_SECRET) headers.set(secretHeader, PROVIDER_SECRET);
}
