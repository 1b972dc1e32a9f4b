/**
 * Text as both databases can keep it: PostgreSQL refuses the character NUL, and SQLite would store half a surrogate pair
 * as bytes that are no text. Both become U+FFFD, so that hostile text finds nothing and breaks nothing.
 */
export function toParameter(value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\ufffd") : value;
}
