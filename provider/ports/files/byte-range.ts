/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number };

/** A part named without knowing the size: from a byte on, up to another where one is given; or so many of the last. */
export type WantedRange = { start: number; end?: number } | { last: number };

/** The wanted part of `size` bytes, cut to what there is; null where the whole is wanted. */
export function resolveRange(wanted: WantedRange | null, size: number): ByteRange | "unsatisfiable" | null {
  if (!wanted) return null;
  const first = "last" in wanted ? size - Math.min(wanted.last, size) : wanted.start;
  const last = "last" in wanted ? size - 1 : Math.min(wanted.end ?? size - 1, size - 1);
  return first > last ? "unsatisfiable" : { start: first, end: last };
}

/** Where the part begins, and where it has ended: the position after its last byte. */
export function boundsOf(range: ByteRange | "unsatisfiable" | null, size: number): { from: number; to: number } {
  if (range === "unsatisfiable") return { from: 0, to: 0 };
  return range ? { from: range.start, to: range.end + 1 } : { from: 0, to: size };
}
