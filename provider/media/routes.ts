import { Hono } from "hono";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { contentDisposition } from "@/lib/runtime/http/content-disposition";
import { namesTag } from "@/lib/runtime/http/names-tag";
import type { Deps } from "../deps";
import type { AppContext, AppEnv } from "../kernel/http/context";
import { isShown } from "../kernel/write/files-repo";
import { DatabaseError } from "../ports/database/failure";
import { resolveRange, type WantedRange } from "../ports/files/byte-range";
import { type Files, isFileKey } from "../ports/files/files";
import { uploadOf } from "./keys";
import { findDocumentName } from "./repo";

/**
 * Uploaded files by key. A key's bytes never change, so a browser may keep them for good; a cache that others share asks
 * again each day, because a file may be gone, or its owner blocked.
 */
export function mediaRoutes(deps: Deps) {
  const app = new Hono<AppEnv>();
  app.get("/:key", async (c) => {
    const key = c.req.param("key");
    const type = contentTypes[key.slice(key.lastIndexOf(".") + 1)];
    if (!isFileKey(key) || !type) throw notFound();
    const headers = new Headers({
      "content-type": type,
      "cache-control": "public, max-age=31536000, s-maxage=86400, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": deps.config.mediaBaseUrl === "" ? "same-origin" : "cross-origin",
      etag: `"${key}"`,
    });
    if (!key.endsWith(".pdf")) {
      if (!(await mayShow(deps, key))) throw notFound();
      headers.set("content-security-policy", "default-src 'none'; sandbox");
      return sendFile(deps, c, { key, headers, ranges: false });
    }
    const name = await findDocumentName(deps.db, uploadOf(key));
    if (name === undefined) throw notFound();
    headers.set("content-disposition", contentDisposition("inline", /\.pdf$/i.test(name) ? name : `${name}.pdf`));
    headers.set("content-security-policy", pdfPolicy);
    return sendFile(deps, c, { key, headers, ranges: true });
  });
  return app;
}

const contentTypes: Record<string, string> = { webp: "image/webp", jpg: "image/jpeg", pdf: "application/pdf" };

/** No sandbox, and room for the viewer: some browsers show a PDF as an object with styles of its own. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Also while the database is away: pages that were kept are shown then, and so are their pictures. */
async function mayShow({ db }: Deps, key: string): Promise<boolean> {
  try {
    return await isShown(db, key);
  } catch (error) {
    if (error instanceof DatabaseError && error.failure === "unavailable") return true;
    throw error;
  }
}

type StoredFile = { key: string; headers: Headers; ranges: boolean };

/** Answers 304, 206 or 416 where the request's headers ask for it. */
async function sendFile(deps: Deps, c: AppContext, { key, headers, ranges }: StoredFile): Promise<Response> {
  const etag = headers.get("etag") ?? "";
  const isKnown = namesTag(c.req.header("if-none-match") ?? "", etag);
  const wanted = ranges && isRangeCurrent(c, etag) ? readByteRange(c.req.header("range")) : null;
  const isBare = isKnown || c.req.raw.method === "HEAD";
  const file = await (isBare ? measure(deps.files, key, wanted) : deps.files.open(key, wanted));
  if (!file) throw notFound();
  if (isKnown) return new Response(null, { status: 304, headers });

  const { size, range, body } = file;
  if (ranges) headers.set("accept-ranges", "bytes");
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    headers.set("content-length", "0");
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`);
  headers.set("content-length", String(range ? range.end - range.start + 1 : size));
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** What opening tells of a file, without its bytes. */
async function measure(files: Files, key: string, wanted: WantedRange | null) {
  const size = await files.size(key);
  return size === null ? null : { size, range: resolveRange(wanted, size), body: null };
}

/** A range of another version would not fit what the caller has. */
function isRangeCurrent(c: AppContext, etag: string): boolean {
  const condition = c.req.header("if-range");
  return condition === undefined || condition === etag;
}

function notFound(): ApiError {
  return new ApiError("not_found", failures.notFound);
}

/**
 * The one range of a Range header (RFC 9110, 14.1.2); null where the whole is to be sent, because there is no range,
 * several, or none that can be read.
 */
function readByteRange(header: string | undefined): WantedRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "") return last === "" ? null : { last: Number(last) };
  if (last === "") return { start: Number(first) };
  return Number(last) < Number(first) ? null : { start: Number(first), end: Number(last) };
}
