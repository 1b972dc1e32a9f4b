export type RequestTarget = {
  /** Decoded path segments, none of them empty; `[]` for the root. */
  segments: string[];
  /** The one spelling of this path: each segment encoded the same way, no empty ones, no trailing slash. */
  canonical: string;
  /** As it was sent, without the query. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
};

/**
 * Takes a request line's target apart; null where it is malformed. Dot segments and control characters are refused:
 * no browser sends them, and what is behind may read them differently than we do.
 */
export function parseTarget(target: string): RequestTarget | null {
  const relative = target.startsWith("/") ? target : toRelative(target);
  if (!relative) return null;
  const path = cutQuery(relative);
  const query = relative.slice(path.length);
  const segments: string[] = [];
  for (const raw of path.split("/")) {
    if (raw === "") continue;
    const segment = decode(raw);
    if (segment === null || segment === "." || segment === ".." || hasControl(segment)) return null;
    segments.push(segment);
  }
  return { segments, canonical: `/${segments.map(encodeURIComponent).join("/")}`, path, query };
}

/** A target as it was sent, up to its question mark. */
export function cutQuery(target: string): string {
  const mark = target.indexOf("?");
  return mark === -1 ? target : target.slice(0, mark);
}

/** `GET http://host/path` is allowed in HTTP/1.1; the host there is as little believed as the header. */
function toRelative(target: string): string | null {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
