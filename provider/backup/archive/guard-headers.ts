import { damaged as why } from "@/lib/contract/backup/messages";
import type { ArchiveKind } from "./unpack";

/** The size of a tar header, and of the blocks that contents are padded to. */
const blockBytes = 512;

/** Types of headers that extend the next one: long names and pax attributes. */
const extended = new Set(["x", "g", "L", "K", "N"]);

/** More than a name, a link and times need. */
const extendedBytes = 4096;

/**
 * Passes the archive through, but rejects large extension headers: tar-stream accepts up to 4 MB of them and would
 * block for seconds parsing them.
 *
 * @throws the kind's `damaged` error for headers that are too long, too many or have an unusual size
 */
export async function* guardHeaders(
  body: AsyncIterable<Uint8Array>,
  { headers, damaged }: Pick<ArchiveKind<never>, "headers" | "damaged">,
): AsyncGenerator<Uint8Array> {
  const header = Buffer.alloc(blockBytes);
  let filled = 0;
  let count = 0;
  let content = 0;
  for await (const piece of body) {
    for (let at = 0; at < piece.length; ) {
      const length = Math.min(content || blockBytes - filled, piece.length - at);
      if (content > 0) content -= length;
      else {
        header.set(piece.subarray(at, at + length), filled);
        filled += length;
      }
      at += length;
      if (filled < blockBytes) continue;
      filled = 0;
      if (++count > headers) throw damaged(why.tooManyEntries);
      const size = sizeOf(header);
      if (size === undefined) throw damaged(why.noSize);
      if (extended.has(header.toString("latin1", 156, 157)) && size > extendedBytes) throw damaged(why.nameTooLong);
      content = Math.ceil(size / blockBytes) * blockBytes;
    }
    yield piece;
  }
}

/** Only octal sizes; undefined for any other notation, because tar readers disagree about those. */
function sizeOf(header: Buffer): number | undefined {
  const digits = /^ *([0-7]*)[ \0]*$/.exec(header.toString("latin1", 124, 136))?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits || "0", 8);
}
