const longestPath = 2_048;

/**
 * `pathname` with every segment decoded and encoded again, so that the path checked is the path sent; null if it is too
 * long or cannot be decoded.
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
