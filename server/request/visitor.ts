import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { replaceHeaders } from "@/lib/runtime/http/replace-headers";
import { type PlaceHeaders, readPlace } from "./place";

/**
 * Headers that only parts of this site may set; from outside they would claim things that nobody checked. The two
 * request ids are the browser's own: in development a screen does not change without them.
 */
const inner =
  /^(x-forwarded-|x-middleware-|x-nextjs-(?!(html-)?request-id$)|x-invoke-|x-matched-path$|x-client-|x-nonce$|x-real-ip$|x-page-(cache|until)$|forwarded$)/;

/** What is believed of the proxies in front: how many there are, and where they tell of a visitor's place. */
export type TrustedProxies = { hops: number; placeHeaders?: PlaceHeaders };

/**
 * Leaves of a request's headers what a visitor may say, and adds what the listener knows: `x-client-address` and
 * `x-forwarded-proto`, and where a proxy tells it, `x-client-country` and `x-client-town`. With trusted proxies in front,
 * all come from the outermost of them.
 */
export function cleanHeaders(request: IncomingMessage, proxies: TrustedProxies, siteProtocol: string): void {
  const { hops, placeHeaders = {} } = proxies;
  const { headers } = request;
  const address = findClientAddress(headers, request.socket.remoteAddress, hops);
  const protocol =
    hops > 0
      ? String(headers["x-forwarded-proto"] ?? "")
          .split(",")[0]
          ?.trim()
      : "";
  const place = readPlace(headers, hops > 0 ? placeHeaders : {});
  replaceHeaders(request, {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !inner.test(name))),
    ...place,
    "x-client-address": address,
    "x-forwarded-proto": protocol === "http" || protocol === "https" ? protocol : siteProtocol,
  });
}

/**
 * The visitor's address: the socket's, or the `hops`-th entry from the right of X-Forwarded-For, each proxy having
 * added the one it spoke to. What stands further left is the visitor's own claim.
 */
export function findClientAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  hops: number,
): string {
  const direct = normalizeAddress(socketAddress ?? "") ?? "unknown";
  const entries = hops > 0 ? String(headers["x-forwarded-for"] ?? "").split(",") : [];
  const entry = entries[Math.max(0, entries.length - hops)];
  return (entry && normalizeAddress(entry)) || direct;
}

/** Without port, brackets and zone, and an IPv4 address in its own form; null where it is no address. */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim();
  const host = /^\[([^\]]+)\](:\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = host
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/i, "")
    .toLowerCase();
  return isIP(address) ? address : null;
}
