import { cutQuery } from "./request/request-target";

export type PlainRequest = { path: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** Bytes. */
const longest = 8 * 1024;

/** A whole GET without a body, in the strict form that browsers and proxies send: unambiguous to any parser. */
const plain = /^GET (\/[\x21\x22\x24-\x7e]*) HTTP\/1\.1\r\n((?:[A-Za-z\d-]+: [\x20-\x7e]+\r\n)+)\r\n$/;

/** Headers that do not change the answer, or are read below. Any other header takes the normal path. */
const known = new Set([
  ...["host", "connection", "accept", "accept-encoding", "accept-language", "user-agent", "referer", "cookie"],
  ...["if-none-match", "cache-control", "pragma", "dnt", "priority", "purpose", "save-data", "from", "via"],
  ...["upgrade-insecure-requests", "sec-fetch-dest", "sec-fetch-mode", "sec-fetch-site", "sec-fetch-user", "sec-gpc"],
  ...["sec-ch-ua", "sec-ch-ua-mobile", "sec-ch-ua-platform", "sec-purpose", "forwarded", "x-forwarded-for"],
  ...["x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-real-ip", "x-request-id"],
]);

/** Null unless it is exactly one plain request. */
export function readPlainRequest(received: Buffer): PlainRequest | null {
  if (received.length > longest) return null;
  const [, target = "", lines] = plain.exec(received.toString("latin1")) ?? [];
  if (lines === undefined) return null;
  const found = new Map<string, string>();
  for (let at = 0; at < lines.length; ) {
    const colon = lines.indexOf(":", at);
    const end = lines.indexOf("\r\n", colon);
    const name = lines.slice(at, colon).toLowerCase();
    if (!known.has(name) || found.has(name)) return null;
    found.set(name, lines.slice(colon + 2, end));
    at = end + 2;
  }
  if (!found.has("host") || (found.get("connection") ?? "keep-alive").toLowerCase() !== "keep-alive") return null;
  return {
    path: cutQuery(target),
    acceptEncoding: found.get("accept-encoding"),
    ifNoneMatch: found.get("if-none-match"),
  };
}
