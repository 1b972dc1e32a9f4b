/** The id that a segment of a path names; null for anything that is none. */
export function readId(segment: string): number | null {
  const id = /^[1-9]\d*$/.test(segment) ? Number.parseInt(segment, 10) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
