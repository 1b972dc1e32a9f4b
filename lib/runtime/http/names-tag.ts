/**
 * Whether an `If-None-Match` names this version (RFC 9110, 13.1.2): by its tag, weak or strong, or by a lone asterisk. For
 * every way of answering, so that none tells of a change that another does not see.
 */
export function namesTag(header: string, etag: string): boolean {
  const tags = header.split(",").map((tag) => tag.trim());
  const opaque = toOpaque(etag);
  return (tags.length === 1 && tags[0] === "*") || tags.some((tag) => toOpaque(tag) === opaque);
}

/** Weak and strong tags of one version count as one. */
function toOpaque(tag: string): string {
  return tag.replace(/^W\//, "");
}
