import { ApiError } from "../contract/errors";
import { messages } from "../contract/messages";
import { env } from "../env";
import { secretHeader } from "../process/provider-secret";
import { runtime } from "../runtime";
import { AnswerTimer } from "./answer-timer";

/**
 * One API call to the provider: in this process, or at PROVIDER_URL. `path` is a path of the contract, as `pathOf`
 * makes it. Redirects are handed back, not followed.
 * @throws ApiError gateway_timeout when the provider stays silent, bad_gateway when it cannot be reached
 */
export async function callProvider(path: string, init: RequestInit = {}): Promise<Response> {
  const timer = new AnswerTimer(init.signal);
  const response = await request(`/api${path}`, init, timer);
  // The answer's body, small as it is, has to be here within the same time; reading it fails otherwise.
  timer.restart();
  return response;
}

/**
 * One uploaded file, by the part of its address after `/media/`. Large files may take their time once they have begun.
 * @throws as `callProvider`
 */
export async function fetchMedia(key: string, init: RequestInit = {}): Promise<Response> {
  const timer = new AnswerTimer(init.signal);
  const response = await request(`/media/${key}`, init, timer);
  timer.stop();
  return response;
}

async function request(target: string, init: RequestInit, timer: AnswerTimer): Promise<Response> {
  const { provider } = runtime();
  const streamed = init.body instanceof ReadableStream;
  const complete: RequestInit & { duplex?: "half" } = {
    ...init,
    body: streamed ? timer.follow(init.body as ReadableStream<Uint8Array>) : init.body,
    ...(streamed && { duplex: "half" }),
    redirect: "manual",
    cache: "no-store",
    signal: timer.signal,
  };
  try {
    const answer = provider
      ? provider(new Request(`http://provider${target}`, complete))
      : fetch(providerUrl() + target, toProviderElsewhere(complete));
    return await Promise.race([answer, timer.expired]);
  } catch (cause) {
    timer.stop();
    if (timer.hasExpired) throw new ApiError("gateway_timeout", messages.timeout, { cause });
    throw new ApiError("bad_gateway", messages.unavailable, { cause });
  }
}

function providerUrl(): string {
  const { PROVIDER_URL } = env();
  if (!PROVIDER_URL) throw new Error("There is neither an embedded provider nor a PROVIDER_URL");
  return PROVIDER_URL;
}

/**
 * The operator's secret goes along, which redirects cannot lead astray, since none is followed. The body is handed on as
 * it comes; length and encoding of a compressed one would no longer be true of it.
 */
function toProviderElsewhere(init: RequestInit): RequestInit {
  const { PROVIDER_SECRET } = env();
  const headers = new Headers(init.headers);
  headers.set("accept-encoding", "identity");
  if (PROVIDER_SECRET) headers.set(secretHeader, PROVIDER_SECRET);
  return { ...init, headers };
}
