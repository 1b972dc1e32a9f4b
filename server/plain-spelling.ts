import type { PathKind } from "./pages/public-paths";
import type { RequestTarget } from "./request/request-target";

/**
 * Where a path leads that is not spelled in the way that is answered; null where it is. What is public has neither empty
 * segments nor a slash at its end, but for a card, which is an app by that on home screens; elsewhere only the first
 * segment matters, since Next and we must agree on what it is.
 */
export function findPlainSpelling({ canonical, segments, path, query }: RequestTarget, kind: PathKind): string | null {
  if (kind === "page" || kind === "file" || kind === "fresh" || kind === "form") {
    const isPlain = path.split("/").length === Math.max(2, segments.length + 1) && !path.includes("//");
    const isApp = kind === "page" && segments.length === 1 && path === `${canonical}/`;
    return isPlain || isApp ? null : canonical + query;
  }
  if (kind === "asset" || kind === "direct" || `${path}/`.startsWith(`/${segments[0]}/`)) return null;
  return canonical + (path.endsWith("/") ? "/" : "") + query;
}
