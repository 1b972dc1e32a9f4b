import type { WantedRange } from "../ports/files/byte-range";

/**
 * The one range of a Range header (RFC 9110, 14.1.2); null where the whole is to be sent, because there is no range,
 * several, or none that can be read.
 */
export function readByteRange(header: string | undefined): WantedRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "") return last === "" ? null : { last: Number(last) };
  if (last === "") return { start: Number(first) };
  return Number(last) < Number(first) ? null : { start: Number(first), end: Number(last) };
}
