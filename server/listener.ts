import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ApiError } from "@/lib/contract/errors";
import { completeHeaders, type HeaderSet } from "./headers";
import { listenerLimits } from "./limits";
import type { Outcome, PageCache } from "./page-cache";
import type { PathKind } from "./public-paths";
import type { NextHandler } from "./render";
import { parseTarget, type RequestTarget } from "./request-target";
import { sendAnswer, sendDocument, sendText } from "./send";
import { cleanHeaders } from "./visitor";

export type ListenerOptions = {
  next: NextHandler;
  pages: PageCache;
  assets: PageCache;
  kindOf: (canonical: string, segments: readonly string[]) => PathKind;
  headers: HeaderSet;
  siteUrl: string;
  trustedHops: number;
  /** Whether the provider answers. */
  isReady: () => Promise<boolean>;
};

/** The framework cannot read a request with TRACE or a method of its sender's own. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Everything between the socket and Next: checks, the page cache, and the headers of every answer. */
export function createListener(options: ListenerOptions): RequestListener {
  const { next, pages, assets, kindOf, headers, trustedHops, isReady } = options;
  const siteProtocol = new URL(options.siteUrl).protocol.slice(0, -1);

  return function listener(request, response) {
    const { url = "", method } = request;
    if (method === "GET" || method === "HEAD") {
      // Only canonical paths are ever kept, so a path that is found needs no further look.
      const mark = url.indexOf("?");
      const path = mark === -1 ? url : url.slice(0, mark);
      const document = pages.lookup(path) ?? assets.lookup(path);
      if (document) return sendDocument(request, response, document);
    }
    answer(request, response).catch((error) => fail(error, request, response));
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "", method = "" } = request;
    if (!methods.includes(method))
      return sendText(response, headers, 405, "Method not allowed", { allow: methods.join(", ") });
    if (url.length > listenerLimits.url) return sendText(response, headers, 414, "The address is too long");
    const target = parseTarget(url);
    if (!target) return sendText(response, headers, 400, "The address is malformed");
    if (target.canonical === "/healthz") return sendText(response, headers, 200, "ok");
    if (target.canonical === "/readyz")
      return (await isReady())
        ? sendText(response, headers, 200, "ready")
        : sendText(response, headers, 503, "The provider does not answer", { "retry-after": "5" });

    const kind = kindOf(target.canonical, target.segments);
    if (!isPlain(target, kind)) return redirect(response, target, kind);
    if (kind === "page" || kind === "asset")
      return answerPublic(request, response, target, kind === "page" ? pages : assets);

    cleanHeaders(request, trustedHops, siteProtocol);
    request.url = target.path + target.query;
    completeHeaders(response, headers.base, kind === "handler" || kind === "form" ? headers.closedPolicy : undefined);
    await next(request, response);
  }

  /** Neither query nor headers nor cookies take part: the path alone says what is answered. */
  async function answerPublic(
    request: IncomingMessage,
    response: ServerResponse,
    { canonical }: RequestTarget,
    cache: PageCache,
  ): Promise<void> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendText(response, headers, 405, "Method not allowed", { allow: "GET, HEAD" });
    const outcome: Outcome = await cache.get(canonical);
    if ("document" in outcome) sendDocument(request, response, outcome.document);
    else sendAnswer(response, outcome.answer, headers);
  }

  function redirect(response: ServerResponse, { canonical, path, query }: RequestTarget, kind: PathKind): void {
    const slash = kind !== "page" && kind !== "form" && path.endsWith("/") ? "/" : "";
    sendText(response, headers, 308, "Moved", { location: canonical + slash + query });
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const isBusy = error instanceof ApiError && error.status === 503;
    if (!isBusy) console.error(`${request.method} ${request.url?.split("?", 1)}`, error);
    if (response.headersSent) response.destroy();
    else if (isBusy) sendText(response, headers, 503, error.message, error.headers);
    else sendText(response, headers, 500, "Something went wrong on our side. Please try again.");
  }
}

/**
 * Whether a path is spelled in the way that is answered. A public page has neither empty segments nor a slash at its
 * end; elsewhere only the first segment matters, since Next and we must agree on what it is.
 */
function isPlain({ path, segments }: RequestTarget, kind: PathKind): boolean {
  if (kind === "page" || kind === "form")
    return path.split("/").length === Math.max(2, segments.length + 1) && !path.includes("//");
  return kind === "asset" || kind === "direct" || `${path}/`.startsWith(`/${segments[0]}/`);
}
