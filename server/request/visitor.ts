import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { replaceHeaders } from "@/lib/runtime/http/replace-headers";

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

/** The names of the headers in which a proxy in front tells where a visitor is. */
export type PlaceHeaders = { country?: string; town?: string };

/** What services write where they know of no country. */
const noCountries = ["XX", "ZZ"];
const longestTown = 80;

/** What the proxy tells, as the inner headers have it: a country's two capital letters, a town percent-encoded. */
export function readPlace(headers: IncomingHttpHeaders, names: PlaceHeaders): Record<string, string> {
  const country = textOf(headers, names.country).trim().toUpperCase();
  const town = readTown(textOf(headers, names.town));
  return {
    ...(/^[A-Z]{2}$/.test(country) && !noCountries.includes(country) && { "x-client-country": country }),
    ...(town && { "x-client-town": encodeURIComponent(town) }),
  };
}

function textOf(headers: IncomingHttpHeaders, name: string | undefined): string {
  return name === undefined ? "" : String(headers[name] ?? "");
}

/** Some proxies send the name's bytes, some percent-encode them, and not all of them are UTF-8. Node reads Latin-1. */
function readTown(text: string): string {
  const latin = text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const bytes = Buffer.from(latin, "latin1");
  const name = isUtf8(bytes) ? bytes.toString("utf8") : latin;
  return [...name.replace(/\p{Cc}/gu, "").trim()].slice(0, longestTown).join("").trim();
}
