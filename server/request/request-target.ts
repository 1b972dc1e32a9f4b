export type RequestTarget = {
  /** Decoded path segments, none of them empty; `[]` for the root. */
  segments: string[];
  /** Normalised: each segment encoded alike, none empty, no trailing slash. */
  canonical: string;
  /** As sent, without the query. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
};

/**
 * Null if malformed. Refuses dot segments and control characters: browsers never send them, and Next might read them
 * differently.
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
  return { segments, canonical: writePath(segments), path, query };
}

export function writePath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join("/")}`;
}

export function cutQuery(target: string): string {
  const mark = target.indexOf("?");
  return mark === -1 ? target : target.slice(0, mark);
}

/** HTTP/1.1 allows `GET http://host/path`; that host is as untrusted as the header. */
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
