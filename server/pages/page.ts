import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { HeaderSet } from "../headers";
import { listenerLimits } from "../load/limits";
import { buildWire, type Wire, type WireStatus } from "../wire";
import type { Answer } from "./answer";

export type Encoding = "identity" | "gzip" | "br";

/** One answer: status, header names and values in turn, the body, and all of it as it goes over the line. */
export type Variant = { status: WireStatus; head: string[]; body: Buffer; wire: Wire };

/** A finished page, ready to be written out in each encoding. */
export type Page = {
  tags: readonly string[];
  /** When it is no longer right though nothing was announced, in milliseconds since 1970; infinite where never. */
  until: number;
  etag: string;
  /** Names and values of its headers in turn, but for those that a variant adds. */
  headers: readonly string[];
  /** As it is only where it is not to be unpacked, see `unpack`. */
  variants: Partial<Record<Encoding, Variant>>;
  /** For whoever has it already. */
  unchanged: Variant;
  /** Bytes it takes in memory, roughly. */
  size: number;
};

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** Pages, and scripts that may run as workers under the policy they came with. */
const runs = /^(text\/html|(text|application)\/javascript)/;
const compress = {
  gzip: promisify(gzip),
  br: (body: Buffer) =>
    // From quality 9 on it clears tens of megabytes first: ten times the work for half a percent.
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
} as const;

/**
 * Compresses off the main thread; an encoding that does not make the page smaller is left out. `caching` holds headers,
 * names and values in turn.
 */
export async function buildPage(answer: Answer, headers: HeaderSet, caching: readonly string[]): Promise<Page> {
  const { body, tags, until = Number.POSITIVE_INFINITY } = answer;
  const type = answer.headers["content-type"] ?? "application/octet-stream";
  // Weak, because one tag stands for the same page in every encoding.
  const etag = `W/"${createHash("sha256").update(body).update(type).digest("base64url").slice(0, 22)}"`;
  const common = [
    ...headers.base.flat(),
    ...["content-security-policy", runs.test(type) ? headers.publicPolicy : headers.closedPolicy],
    ...[...caching, "etag", etag],
    ...(compressible.test(type) ? ["vary", "accept-encoding"] : []),
  ];
  const { "cache-control": _, ...own } = answer.headers;
  const full = [...common, ...Object.entries({ ...own, "content-type": type }).flat()];

  const variants: Page["variants"] = {};
  if (compressible.test(type) && body.length > 256) {
    const [br, zipped] = await Promise.all([compress.br(body), compress.gzip(body)]);
    if (br.length < body.length) variants.br = buildVariant(200, [...full, "content-encoding", "br"], br);
    if (zipped.length < body.length) variants.gzip = buildVariant(200, [...full, "content-encoding", "gzip"], zipped);
  }
  // A large one would hold everybody up while it is unpacked.
  if (!variants.gzip || body.length > listenerLimits.packedPage) variants.identity = buildVariant(200, full, body);
  const bytes = Object.values(variants).reduce((sum, variant) => sum + variant.body.length, 0);
  const unchanged = buildVariant(304, common, Buffer.alloc(0));
  return { tags: tags ?? [], until, etag, headers: full, variants, unchanged, size: bytes + 4096 };
}

/** The body is a part of the wire's bytes, so that it is held once. */
export function buildVariant(status: WireStatus, headers: readonly string[], body: Buffer): Variant {
  const head = status === 304 ? [...headers] : [...headers, "content-length", String(body.length)];
  const wire = buildWire(status, head, body);
  return { status, head, wire, body: wire.bytes.subarray(wire.bytes.length - body.length) };
}
