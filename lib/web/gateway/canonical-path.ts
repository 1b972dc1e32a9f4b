const longestPath = 2_048;

/**
 * `pathname` with every segment encoded anew, so that what is checked is what is sent; null for one that is too long or
 * cannot be decoded.
 */
export function canonicalPath(pathname: string): string | null {
  if (pathname.length > longestPath) return null;
  try {
    return pathname
      .split("/")
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join("/");
  } catch {
    return null;
  }
}
