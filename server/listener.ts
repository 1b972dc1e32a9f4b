import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { networkOf } from "@/lib/runtime/http/network-of";
import { currentRequestId, inLogContext, readRequestId, requestIdHeader } from "@/lib/runtime/log/context";
import { log } from "@/lib/runtime/log/log";
import { type FindGateway, findGatewayKind } from "./gateway";
import type { HeaderSet } from "./headers";
import { listenerLimits } from "./load/limits";
import type { VisitMetrics } from "./load/visit-metrics";
import { createWorkQueues, type Visit, visitorLeft } from "./load/work-queues";
import { nameRequest, noteAnswer, traceRequest } from "./observe-request";
import type { Answer } from "./pages/page";
import type { Outcome, PageCache } from "./pages/page-cache";
import type { PublicPages } from "./pages/public-pages";
import { findPlainSpelling, type PathKind } from "./pages/public-paths";
import type { NextHandler } from "./pages/render";
import { createPassOn } from "./pass-on";
import type { Readiness } from "./readiness";
import { cutQuery, parseTarget, type RequestTarget } from "./request/request-target";
import { findClientAddress, type TrustedProxies } from "./request/visitor";
import { sendAnswer, sendError, sendPage, sendReadiness, sendText, translatorOfRequest } from "./send";

export type ListenerOptions = {
  next: NextHandler;
  gateway: FindGateway;
  pages: PublicPages;
  kindOf: (canonical: string, segments: readonly string[]) => PathKind;
  headers: HeaderSet;
  siteUrl: string;
  proxies: TrustedProxies;
  /** Failure and warnings, as lines for an operator. */
  readiness: () => Promise<Readiness>;
  /** A restart of this process might help. */
  isStuck: () => boolean;
  metrics: VisitMetrics;
};

/** Next cannot handle TRACE or unknown methods. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export function createListener(options: ListenerOptions): RequestListener {
  const { next, gateway, pages, kindOf, headers, proxies, readiness, isStuck, metrics } = options;
  const siteProtocol = new URL(options.siteUrl).protocol.slice(0, -1);
  const queueWork = createWorkQueues();
  const passOn = createPassOn({ next, gateway, headers, siteProtocol, proxies, queueWork });

  return function listener(request, response) {
    const { url = "", method } = request;
    if (method === "GET" || method === "HEAD") {
      const page = pages.lookup(cutQuery(url));
      if (page) {
        metrics.countCacheHit();
        return sendPage(request, response, page);
      }
    }
    const isBelieved = proxies.hops > 0;
    const requestId = (isBelieved && readRequestId(request.headers[requestIdHeader])) || crypto.randomUUID();
    inLogContext({ requestId }, () =>
      traceRequest(request, response, isBelieved, () =>
        answer(request, response).catch((error) => fail(error, request, response)),
      ),
    );
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "", method = "" } = request;
    if (!methods.includes(method)) return refuseMethod(request, response, methods);
    if (url.length > listenerLimits.url) return refuse(request, response, 414, failures.addressTooLong);
    const target = parseTarget(url);
    if (!target) return refuse(request, response, 400, failures.addressMalformed);
    if (target.canonical === "/healthz")
      return isStuck()
        ? sendText(response, headers, 503, "Nothing comes through to the database: start this process anew")
        : sendText(response, headers, 200, "ok");
    if (target.canonical === "/readyz") return sendReadiness(response, headers, await readiness());

    const kind = findGatewayKind(target.segments) ?? kindOf(target.canonical, target.segments);
    metrics.follow(kind, response);
    noteAnswer(request, response, kind);
    nameRequest(method, kind);
    if (kind === "none") return sendAnswer(response, await pages.notFound(), headers);
    const location = findPlainSpelling(target, kind);
    if (location !== null) return sendText(response, headers, 308, "Moved", { location });
    const address = findClientAddress(request.headers, request.socket.remoteAddress, proxies.hops);
    const visit = { request, response, network: networkOf(address) };
    const isRead = method === "GET" || method === "HEAD";
    if (kind === "page" || kind === "file" || kind === "asset")
      return isRead ? answerPublic(visit, target, pages[kind]) : refuseMethod(request, response, ["GET", "HEAD"]);
    if (kind === "fresh")
      return isRead ? answerFresh(visit, target, address) : refuseMethod(request, response, ["GET", "HEAD"]);
    // A form that was submitted before hydration: show the screen again.
    if (kind === "app" && method === "POST")
      return sendText(response, headers, 303, "See the screen", { location: target.path + target.query });
    if (kind === "app" && !isRead) return refuseMethod(request, response, ["GET", "HEAD", "POST"]);
    if (kind === "media" && !isRead) return refuseMethod(request, response, ["GET", "HEAD"]);
    return passOn(visit, target, kind);
  }

  /** The answer depends on the path alone, never on query, headers or cookies. */
  async function answerPublic(visit: Visit, { canonical, query }: RequestTarget, cache: PageCache): Promise<void> {
    const outcome = await (cache.find(canonical) ?? queueWork("public", visit, () => cache.get(canonical)));
    sendOutcome(visit, outcome, query);
  }

  async function answerFresh(visit: Visit, { canonical, query }: RequestTarget, address: string): Promise<void> {
    sendOutcome(visit, await queueWork("public", visit, () => pages.renderFresh(canonical + query, address)), query);
  }

  function sendOutcome({ request, response }: Visit, outcome: Outcome, query: string): void {
    if ("page" in outcome) sendPage(request, response, outcome.page);
    else sendAnswer(response, leadOn(outcome.answer, query), headers);
  }

  function refuseMethod(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): void {
    refuse(request, response, 405, failures.methodNotAllowed, { allow: allowed.join(", ") });
  }

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    more?: Record<string, string>,
  ): void {
    sendText(response, headers, status, translatorOfRequest(request).say(text), more);
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    if (error === visitorLeft) return;
    const isBusy = error instanceof ApiError && error.status === 503;
    if (!isBusy) log.error("A request failed", error, { method: request.method, path: cutQuery(request.url ?? "") });
    if (response.headersSent) response.destroy();
    else if (isBusy) sendError(request, response, headers, error);
    else refuse(request, response, 500, failures.internal, { [requestIdHeader]: currentRequestId() });
  }
}

/** A redirect from a former address keeps the query: it carries the link's origin. */
function leadOn(answer: Answer, query: string): Answer {
  const { location } = answer.headers;
  if (location === undefined || location.includes("?")) return answer;
  return { ...answer, headers: { ...answer.headers, location: location.replace(/(?=#)|$/, () => query) } };
}
