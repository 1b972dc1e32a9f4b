import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * What a path is to the listener:
 * - `page`: public, the same for everybody, rendered without anything of the visitor's and kept in the page cache;
 * - `asset`: a file of the build or of `public/`, kept as well;
 * - `form`: a public answer to what a visitor typed, which is in the query and is never kept;
 * - `app`: pages behind the sign-in and the sign-in itself, which bring their own content policy;
 * - `handler`: everything else of ours, which is no page;
 * - `direct`: any path in development, where nothing is kept or changed.
 * All but the first two get the whole request.
 */
export type PathKind = "page" | "asset" | "form" | "app" | "handler" | "direct";

const kinds: Record<string, PathKind> = {
  dashboard: "app",
  login: "app",
  api: "handler",
  media: "handler",
  _next: "handler",
};

/** `publicFiles` are paths from the site's root: `/card.js`. */
export function createPathKinds(publicFiles: ReadonlySet<string>) {
  return function kindOf(canonical: string, segments: readonly string[]): PathKind {
    const [first = "", second] = segments;
    if ((first === "_next" && second === "static") || publicFiles.has(canonical)) return "asset";
    if (Object.hasOwn(kinds, first)) return kinds[first] as PathKind;
    return second === "send" && segments.length === 2 ? "form" : "page";
  };
}

/** The files below `folder`, as canonical paths. */
export function listPublicFiles(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => `/${file.split(path.sep).map(encodeURIComponent).join("/")}`),
  );
}
