import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HeaderSet } from "../headers";
import { listenerLimits } from "../load/limits";

/** Next's answer to a request without cookies, reduced to what anybody may get. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Cache tags; null: not cacheable. */
  tags: string[] | null;
  /** Expiry in milliseconds since 1970. */
  until?: number;
};

/** The page is gone for certain, so a cached copy must go too. */
export function isGone({ status }: Answer): boolean {
  return (status >= 300 && status < 400) || status === 404 || status === 410;
}

export type Encoding = "identity" | "gzip" | "br";

/** A whole response except its date. */
export type Wire = {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: readonly string[];
  body: Buffer;
};

/** A page in each encoding. */
export type Page = {
  tags: readonly string[];
  /** Expiry in milliseconds since 1970, or infinity. */
  until: number;
  etag: string;
  /** See `unpack` for a page without `identity`. */
  variants: { br?: Wire } & ({ gzip: Wire; identity?: undefined } | { gzip?: Wire; identity: Wire });
  /** 304. */
  unchanged: Wire;
  /** Approximate bytes in memory. */
  size: number;
};

/** Bytes beside the body. */
const overhead = 1024;

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** Pages, and scripts: a worker runs under the CSP it was served with. */
const runs = /^(text\/html|(text|application)\/javascript)/;
const compress = {
  gzip: promisify(gzip),
  br: (body: Buffer) =>
    // From quality 9 on ten times the work for half a percent.
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
} as const;

/** Compresses in the thread pool; drops an encoding that saves nothing. `caching`: names and values in turn. */
export async function buildPage(answer: Answer, headers: HeaderSet, caching: readonly string[]): Promise<Page> {
  const { body, tags, until = Number.POSITIVE_INFINITY } = answer;
  const type = answer.headers["content-type"] ?? "application/octet-stream";
  // Weak: one tag for all encodings.
  const etag = `W/"${createHash("sha256").update(body).update(type).digest("base64url").slice(0, 22)}"`;
  const common = [
    ...headers.base.flat(),
    ...["content-security-policy", runs.test(type) ? headers.publicPolicy : headers.closedPolicy],
    ...[...caching, "etag", etag],
    ...(compressible.test(type) ? ["vary", "accept-encoding"] : []),
  ];
  const { "cache-control": _, ...own } = answer.headers;
  const full = [...common, ...Object.entries({ ...own, "content-type": type }).flat()];

  const packed: { br?: Wire; gzip?: Wire } = {};
  if (compressible.test(type) && body.length > 256) {
    const [br, gzip] = await Promise.all([compress.br(body), compress.gzip(body)]);
    if (br.length < body.length) packed.br = buildWire([...full, "content-encoding", "br"], br);
    if (gzip.length < body.length) packed.gzip = buildWire([...full, "content-encoding", "gzip"], gzip);
  }
  const { br, gzip } = packed;
  // Decompressing a large one would block the event loop.
  const isPacked = gzip && body.length <= listenerLimits.packedPage;
  const variants = isPacked ? { br, gzip } : { ...packed, identity: buildWire(full, body) };
  const unchanged = { status: 304, headers: common, body: Buffer.alloc(0) } as const;
  const wires = [unchanged, ...Object.values(variants)];
  const size = wires.reduce((sum, wire) => sum + (wire ? wire.body.length + overhead : 0), 0);
  return { tags: tags ?? [], until, etag, variants, unchanged, size };
}

export function buildWire(headers: readonly string[], body: Buffer): Wire {
  return { status: 200, headers: [...headers, "content-length", String(body.length)], body };
}
