import type { NextRequest } from "next/server";
import { matchEndpoint } from "../contract/endpoints";
import { ApiError } from "../contract/errors";
import { messages } from "../contract/messages";
import { answer } from "../provider-client/answer";
import { canonicalPath } from "../provider-client/canonical-path";
import { callProvider } from "../provider-client/index";
import { passHeaders } from "../provider-client/pass-headers";
import { parseJson } from "../provider-client/read-error";
import { purgePages } from "./purge";
import { relay } from "./relay";
import { RequestSession } from "./request-session";
import { canCall } from "./roles";
import { assertSameSite } from "./same-site";

type Match = NonNullable<ReturnType<typeof matchEndpoint>>;

/** Hands a browser's call of `/api/…` on to the provider, if the contract lists it and the session allows it. */
export async function proxyRequest(request: NextRequest): Promise<Response> {
  const session = await RequestSession.open(request);
  const response = await answer(request, async () => {
    const { endpoint, path } = findTarget(request);
    assertSameSite(request);
    await authorise(endpoint, session);
    const call = () => forward(request, endpoint, path, session);
    const given = isRead(request) ? await call() : await writeThrough(endpoint, session, call);
    return relay(given, endpoint.access === "public");
  });
  return session.writeTo(response);
}

function findTarget(request: NextRequest): { endpoint: Match; path: string } {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname.slice("/api".length));
  const endpoint = canonical === null ? null : matchEndpoint(canonical);
  if (endpoint === null || endpoint.proxied === false) throw new ApiError("not_found", messages.notFound);

  const methods: string[] = [...endpoint.methods, ...(endpoint.methods.includes("GET") ? ["HEAD"] : [])];
  if (!methods.includes(request.method))
    throw new ApiError("method_not_allowed", messages.methodNotAllowed, { headers: { allow: methods.join(", ") } });
  return { endpoint, path: canonical + search };
}

async function authorise({ access }: Match, session: RequestSession): Promise<void> {
  if (access === "public") return;
  const hadSession = session.current !== null;
  await session.prepare();
  if (!session.current)
    throw new ApiError("not_authenticated", hadSession ? messages.sessionEnded : messages.notAuthenticated);
  if (!canCall(session.current, access)) throw new ApiError("permission_denied", messages.permissionDenied);
}

/** One call, repeated once with fresh tokens where the first was refused for old ones and had no body to send again. */
async function forward(request: NextRequest, { access }: Match, path: string, session: RequestSession) {
  const { method } = request;
  const withBody = hasBody(request);
  const send = () => {
    const headers = passHeaders("request", request.headers);
    if (access !== "public" && session.current) headers.set("authorization", `Bearer ${session.current.access}`);
    // A write goes on when its sender leaves: only its answer tells when the public pages are out of date.
    return callProvider(path, {
      method,
      headers,
      body: withBody ? request.body : null,
      signal: isRead(request) ? request.signal : null,
    });
  };

  const response = await send();
  if (response.status !== 401 || access === "public") return response;
  if (!(await session.renew())) {
    session.end();
    return response;
  }
  if (withBody) throw new ApiError("unavailable", messages.unavailable, { headers: { "retry-after": "0" } });
  await response.body?.cancel();
  const second = await send();
  if (second.status === 401) session.end();
  return second;
}

/** Purges before the answer leaves, so that whoever saved and looks sees the change; also when the outcome is unknown. */
async function writeThrough(endpoint: Match, session: RequestSession, call: () => Promise<Response>) {
  const author = session.current;
  let told: unknown;
  let refused = false;
  try {
    const response = await call();
    refused = response.status >= 400 && response.status < 500;
    if (refused || endpoint.access !== "admin") return response;
    const text = await response.text();
    told = parseJson(text);
    return new Response(text || null, response);
  } finally {
    if (author && !refused) await purgePages(endpoint, author, told);
  }
}

function isRead({ method }: NextRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function hasBody({ headers }: NextRequest): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}
