/**
 * Makes text safe for both databases: PostgreSQL refuses NUL, and SQLite would store a lone surrogate as invalid UTF-8.
 * Both become U+FFFD.
 */
export function toParameter(value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "\ufffd") : value;
}
