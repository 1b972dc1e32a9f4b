import type { BuiltPaths } from "./built-paths";

/**
 * What a path is to the listener:
 * - `page`: public, the same for everybody, rendered without anything of the visitor's and kept in the page cache;
 * - `file`: made from a company or from all of them, such as codes and pictures, kept where it displaces no page;
 * - `asset`: a file of the build or of `public/`, kept as well;
 * - `form`: a public answer to what a visitor typed, which is in the query and is never kept;
 * - `app`: pages behind the sign-in and the sign-in itself, which bring their own content policy;
 * - `call` and `media`: the API and uploaded files;
 * - `none`: nothing that this build could answer;
 * - `direct`: any path in development, where nothing is kept or changed.
 * All but the first three get the whole request.
 */
export type PathKind = "page" | "file" | "asset" | "form" | "app" | "call" | "media" | "none" | "direct";

const kinds: Record<string, PathKind> = {
  dashboard: "app",
  login: "app",
  api: "call",
  media: "media",
};

export function createPathKinds({ files, routes }: BuiltPaths) {
  return function kindOf(canonical: string, segments: readonly string[]): PathKind {
    const [first = "", second] = segments;
    if (files.has(canonical)) return "asset";
    if (!routes.test(canonical)) return "none";
    if (Object.hasOwn(kinds, first)) return kinds[first] as PathKind;
    if (segments.length < 2) return "page";
    if (second === "send" && segments.length === 2) return "form";
    return segments.at(-1)?.includes(".") ? "file" : "page";
  };
}
