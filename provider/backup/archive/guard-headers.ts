import type { ArchiveKind } from "./unpack";

/** A header in tar's format, and what everything is padded to. */
const blockBytes = 512;

/** Headers that only say more of the one behind them: long names, and attributes in pax's format. */
const extended = new Set(["x", "g", "L", "K", "N"]);

/** More than a name, a link and times take. */
const extendedBytes = 4096;

/**
 * The archive as it is, as long as what its headers make a reader parse at once stays small: tar-stream takes extended
 * ones of four megabytes, and parses them for seconds.
 *
 * @throws what the kind says of headers that are too long, too many or not plain
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
      if (++count > headers) throw damaged("it has too many entries");
      const size = sizeOf(header);
      if (size === undefined) throw damaged("an entry has no plain size");
      if (extended.has(header.toString("latin1", 156, 157)) && size > extendedBytes)
        throw damaged("a name in it is too long");
      content = Math.ceil(size / blockBytes) * blockBytes;
    }
    yield piece;
  }
}

/** In octal digits; undefined where it is written in any other way, which readers may read in several. */
function sizeOf(header: Buffer): number | undefined {
  const digits = /^ *([0-7]*)[ \0]*$/.exec(header.toString("latin1", 124, 136))?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits || "0", 8);
}
