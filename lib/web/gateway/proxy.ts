import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import type { Method, Operation } from "../../contract/operation";
import { matchPath, type PathMatch } from "../../contract/operations";
import { callLimits } from "../../contract/values";
import type { Bounds } from "../provider-client/answer-timer";
import { callProvider } from "../provider-client/call-provider";
import { RequestSession } from "../session/request-session";
import { canCall } from "../session/roles";
import { respond } from "../site/respond";
import { assertSameSite } from "../site/same-site";
import { canonicalPath } from "./canonical-path";
import { passHeaders } from "./pass-headers";
import { writeThrough } from "./purge";
import { readForBrowser, schemaForBrowser } from "./read-for-browser";
import { relay } from "./relay";

/** Passes a browser's call of `/api/…` to the provider if the contract lists it and the session allows it. */
export async function proxyRequest(request: Request): Promise<Response> {
  const session = await RequestSession.open(request);
  const response = await respond(request, async () => {
    const target = findTarget(request);
    const { operation } = target;
    assertSameSite(request);
    await (operation.knowsVisitor ? recognise(session) : authorise(operation, session));
    const schema = schemaForBrowser(operation, request);
    const call = () => forward(request, target, session, schema ? callLimits.ownAnswer : undefined);
    const given = isRead(request) ? await call() : await writeThrough({ ...target, author: session.current }, call);
    return relay(schema ? await readForBrowser(given, schema) : given);
  });
  return session.writeTo(response);
}

/** Whether the contract has any call at `pathname` (`/api/…`). */
export function isHandedOn(pathname: string): boolean {
  return findPath(pathname) !== null;
}

type Target = { operation: Operation; params: Record<string, string>; path: string };

function findTarget(request: Request): Target {
  const { pathname, search } = new URL(request.url);
  const found = findPath(pathname);
  if (!found) throw new ApiError("not_found", failures.notFound);

  const { canonical, match, methods } = found;
  const operation = match.operations[(request.method === "HEAD" ? "GET" : request.method) as Method];
  if (!operation || operation.proxied === false) {
    const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].join(", ");
    throw new ApiError("method_not_allowed", failures.methodNotAllowed, { headers: { allow } });
  }
  return { operation, params: match.params, path: canonical + search };
}

function findPath(pathname: string): { canonical: string; match: PathMatch; methods: Method[] } | null {
  const canonical = canonicalPath(pathname.slice("/api".length));
  const match = canonical === null ? null : matchPath(canonical);
  const methods = match?.methods.filter((method) => match.operations[method]?.proxied !== false) ?? [];
  return canonical !== null && match && methods.length > 0 ? { canonical, match, methods } : null;
}

async function authorise({ access }: Operation, session: RequestSession): Promise<void> {
  if (access === "public") return;
  const hadSession = session.current !== null;
  await session.prepare();
  if (!session.current)
    throw new ApiError("not_authenticated", hadSession ? failures.sessionEnded : failures.notAuthenticated);
  if (!canCall(session.current, access)) throw new ApiError("permission_denied", failures.permissionDenied);
}

/** Names a signed-in visitor to the provider; without a valid session the visitor is anonymous. */
async function recognise(session: RequestSession): Promise<void> {
  await session.prepare().catch(() => {});
}

/** One call; if its token was refused and it has no body, it is retried once with fresh tokens. */
async function forward(request: Request, { operation, path }: Target, session: RequestSession, bounds?: Bounds) {
  const { access, knowsVisitor } = operation;
  const { method } = request;
  const withBody = hasBody(request);
  const send = () => {
    const headers = passHeaders(knowsVisitor ? "visit" : "request", request.headers);
    if ((access !== "public" || knowsVisitor) && session.current)
      headers.set("authorization", `Bearer ${session.current.access}`);
    // A write continues when the browser leaves: its answer says which public pages to purge.
    const body = withBody ? request.body : null;
    return callProvider(path, { method, headers, body, signal: isRead(request) ? request.signal : null }, bounds);
  };

  const response = await send();
  if (response.status !== 401 || access === "public") return response;
  if (!(await session.renew())) {
    session.end();
    return response;
  }
  if (withBody) throw new ApiError("unavailable", failures.unavailable, { headers: { "retry-after": "0" } });
  await response.body?.cancel();
  const second = await send();
  if (second.status === 401) session.end();
  return second;
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function hasBody({ headers }: Request): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}
