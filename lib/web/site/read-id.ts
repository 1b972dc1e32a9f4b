/** The id that a segment of a path names; null for anything that is none. */
export function readId(segment: string): number | null {
  const id = /^[1-9]\d*$/.test(segment) ? Number.parseInt(segment, 10) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** The id at the end of a segment such as `brass-lamp-12`, whatever stands before it. */
export function readIdAtEnd(segment: string): number | null {
  return readId(segment.slice(segment.lastIndexOf("-") + 1));
}
