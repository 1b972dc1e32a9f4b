import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiError } from "@/lib/contract/errors";
import type { T } from "@/lib/i18n/translator";
import { namesTag } from "@/lib/runtime/http/names-tag";
import { currentRequestId } from "@/lib/runtime/log/context";
import { translatorFor } from "@/lib/web/language-of";
import type { HeaderSet } from "./headers";
import type { Answer, Encoding, Page, Wire } from "./pages/page";
import { unpack } from "./pages/unpack";
import type { Readiness } from "./readiness";

/** The hot path: everything else is computed when the page is cached. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { "if-none-match": seen, "accept-encoding": accepted } = request.headers;
  const wire = pickWire(page, seen, typeof accepted === "string" ? accepted : undefined);
  response.writeHead(wire.status, wire.headers as string[]);
  // Node omits the body for HEAD.
  response.end(wire.body);
}

/** An answer that is not cached. */
export function sendAnswer(response: ServerResponse, answer: Answer, headers: HeaderSet): void {
  const isPage = answer.headers["content-type"]?.startsWith("text/html");
  response.writeHead(answer.status, {
    ...Object.fromEntries(headers.base),
    "content-security-policy": isPage ? headers.publicPolicy : headers.closedPolicy,
    "cache-control": "private, no-store",
    ...answer.headers,
    "content-length": answer.body.length,
  });
  response.end(answer.body);
}

export function sendText(
  response: ServerResponse,
  headers: HeaderSet,
  status: number,
  text: string,
  more: Record<string, string> = {},
): void {
  const body = Buffer.from(`${text}\n`);
  sendAnswer(
    response,
    { status, headers: { "content-type": "text/plain; charset=utf-8", ...more }, body, tags: null },
    headers,
  );
}

/** For load balancers: warnings still answer 200. */
export function sendReadiness(response: ServerResponse, headers: HeaderSet, { failure, warnings }: Readiness): void {
  if (failure) sendText(response, headers, 503, failure, { "retry-after": "5" });
  else sendText(response, headers, 200, ["ready", ...warnings].join("\n"));
}

/** The translator of what a request is answered with. */
export function translatorOfRequest({ headers }: IncomingMessage): T {
  return translatorFor({ get: (name) => (headers[name] as string | undefined) ?? null });
}

/** JSON for API paths, text for pages. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderSet,
  error: ApiError,
): void {
  const { status, message } = error;
  const t = translatorOfRequest(request);
  if (request.url?.startsWith("/api/")) {
    const body = Buffer.from(JSON.stringify(error.toBody(currentRequestId(), t)));
    const own = { "content-type": "application/json", "content-language": t.language, ...error.headers };
    sendAnswer(response, { status, headers: own, body, tags: null }, headers);
  } else sendText(response, headers, status, t.say(message), error.headers);
}

/** Memoised, bounded: browsers send the same few values. */
const readings = new Map<string, readonly Encoding[]>();

/** `seen`: If-None-Match. `accepted`: Accept-Encoding. */
export function pickWire(page: Page, seen: string | undefined, accepted: string | undefined): Wire {
  const { variants, unchanged, etag } = page;
  if (seen !== undefined && namesTag(seen, etag)) return unchanged;
  if (accepted === undefined) return unpack(page);
  let order = readings.get(accepted);
  if (!order) {
    if (readings.size >= 500) readings.clear();
    order = readEncodings(accepted);
    readings.set(accepted, order);
  }
  for (const encoding of order) {
    const wire = variants[encoding];
    if (wire) return wire;
  }
  return unpack(page);
}

/** Smallest first; `br;q=0` excludes br. */
function readEncodings(header: string): Encoding[] {
  const accepted = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return [name.trim(), quality === undefined ? 1 : Number(quality)];
    }),
  );
  const takes = (name: string) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  return (["br", "gzip"] as const).filter(takes);
}
