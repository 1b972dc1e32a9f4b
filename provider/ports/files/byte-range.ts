/** Positions of the first and last byte, both inclusive. */
export type ByteRange = { start: number; end: number };

/** A range before the size is known: from `start`, optionally to `end`, or the `last` so many bytes. */
export type WantedRange = { start: number; end?: number } | { last: number };

/** Resolves a range for `size` bytes, cut to the end; null means the whole file. */
export function resolveRange(wanted: WantedRange | null, size: number): ByteRange | "unsatisfiable" | null {
  if (!wanted) return null;
  const first = "last" in wanted ? size - Math.min(wanted.last, size) : wanted.start;
  const last = "last" in wanted ? size - 1 : Math.min(wanted.end ?? size - 1, size - 1);
  return first > last ? "unsatisfiable" : { start: first, end: last };
}

/** Start, and end exclusive. */
export function boundsOf(range: ByteRange | "unsatisfiable" | null, size: number): { from: number; to: number } {
  if (range === "unsatisfiable") return { from: 0, to: 0 };
  return range ? { from: range.start, to: range.end + 1 } : { from: 0, to: size };
}
