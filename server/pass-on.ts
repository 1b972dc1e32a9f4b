import type { IncomingMessage } from "node:http";
import { currentRequestId, requestIdHeader } from "@/lib/runtime/log/context";
import type { FindGateway } from "./gateway";
import { completeHeaders, type HeaderSet } from "./headers";
import type { QueueWork, Visit, WorkSort } from "./load/work-queues";
import { readPageLanguage } from "./pages/page-language";
import type { PathKind } from "./pages/public-paths";
import type { NextHandler } from "./pages/render";
import { type RequestTarget, writePath } from "./request/request-target";
import { cleanHeaders, type TrustedProxies } from "./request/visitor";

type Options = {
  next: NextHandler;
  gateway: FindGateway;
  headers: HeaderSet;
  siteProtocol: string;
  proxies: TrustedProxies;
  queueWork: QueueWork;
};

/** What gets the whole request, and which places its work waits for; in development it waits for none. */
const sorts = { app: "app", form: "call", call: "call", media: "media", direct: null } satisfies Partial<
  Record<PathKind, WorkSort | null>
>;

export type PassedKind = keyof typeof sorts;

/** Lets the gateway or Next answer a request, cleaned of what only this site may say. */
export function createPassOn({ next, gateway, headers, siteProtocol, proxies, queueWork }: Options) {
  return async function passOn(visit: Visit, target: RequestTarget, kind: PassedKind): Promise<void> {
    const { request, response } = visit;
    const { language, segments } = readPageLanguage(target.segments);
    const { path, query } = language ? { ...target, path: writePath(segments) } : target;
    const bringsPolicy = kind === "app" || kind === "direct";
    cleanHeaders(request, proxies, siteProtocol, language);
    request.url = path + query;
    completeHeaders(response, headers.base, bringsPolicy ? undefined : headers.closedPolicy);
    response.setHeader(requestIdHeader, currentRequestId());
    response.once("finish", () => drain(request));
    const answer = gateway(kind, path) ?? next;
    const sort = kind === "call" && isUpload(request) ? "upload" : sorts[kind];
    await (sort ? queueWork(sort, visit, () => answer(request, response)) : answer(request, response));
  };
}

function isUpload({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("multipart/") ?? false;
}

/**
 * Takes the rest of a body off the line that was answered before it was read to its end: the connection's next request
 * stands behind it. Node does so by itself only where nobody began to read.
 */
function drain(request: IncomingMessage): void {
  if (request.complete) return;
  request.removeAllListeners("readable").removeAllListeners("data");
  // A stream notices a tick later that nobody listens any more, and would stop again.
  process.nextTick(() => request.resume());
}
