import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Language } from "@/lib/i18n/languages";
import { replaceHeaders } from "@/lib/runtime/http/replace-headers";
import { pageLanguageHeader } from "@/lib/web/site/page-language";

/** Internal headers, removed from outside requests. The two request ids stay: Next's development server needs them. */
const inner =
  /^(x-forwarded-|x-middleware-|x-nextjs-(?!(html-)?request-id$)|x-invoke-|x-matched-path$|x-client-|x-nonce$|x-real-ip$|x-page-(cache|until|language)$|forwarded$)/;

/** Trusted proxies: how many, and their headers for a visitor's place. */
export type TrustedProxies = { hops: number; placeHeaders?: PlaceHeaders };

/**
 * Removes internal headers and adds `x-client-address`, `x-forwarded-proto` and, where a proxy knows them, `x-client-
 * country` and `x-client-town`. With trusted proxies all come from the outermost. `language` is that of the address.
 */
export function cleanHeaders(
  request: IncomingMessage,
  proxies: TrustedProxies,
  siteProtocol: string,
  language: Language | null = null,
): void {
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
    ...(language && { [pageLanguageHeader]: language }),
    "x-client-address": address,
    "x-forwarded-proto": protocol === "http" || protocol === "https" ? protocol : siteProtocol,
  });
}

/**
 * The socket's address, or the `hops`-th entry from the right of X-Forwarded-For: entries further left are the
 * visitor's own claim.
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

/** Without port, brackets and zone; IPv4-mapped addresses as IPv4; null if invalid. */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim();
  const host = /^\[([^\]]+)\](:\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = host
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=[\d.]+$)/i, "")
    .toLowerCase();
  return isIP(address) ? address : null;
}

/** Names of the proxy's geolocation headers. */
export type PlaceHeaders = { country?: string; town?: string };

/** Codes for an unknown country. */
const noCountries = ["XX", "ZZ"];
const longestTown = 80;

/** Country as two capital letters, town percent-encoded. */
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

/** Proxies send raw bytes or percent-encoding, UTF-8 or not; Node decodes headers as Latin-1. */
function readTown(text: string): string {
  const latin = text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const bytes = Buffer.from(latin, "latin1");
  const name = isUtf8(bytes) ? bytes.toString("utf8") : latin;
  return [...name.replace(/\p{Cc}/gu, "").trim()].slice(0, longestTown).join("").trim();
}
