const [clear, end, firstFree, full] = [256, 257, 258, 4096];

/**
 * LZW as PDF has it. The libraries' decoders guess where the data are damaged, each in its own way; this one stops.
 *
 * @param early 1 when codes grow one code too soon, which is usual.
 * @throws at damage, at a missing end and past `maxBytes`.
 */
export function unpackLzw(packed: Uint8Array, early: number, maxBytes: number): Uint8Array {
  if (early > 1) throw new Error("The width of codes is unusual");
  const read = createBitReader(packed);
  // Every string in the table has stood in the output before, together with the byte that follows it.
  const starts = new Uint32Array(full);
  const lengths = new Uint32Array(full);
  let output = new Uint8Array(Math.min(maxBytes, 4 * packed.length + full));
  let size = 0;
  let next: number = firstFree;
  let previous: { start: number; length: number } | undefined;

  for (;;) {
    const code = read(widthOf(next + early));
    if (code === end) return output.subarray(0, size);
    if (code === clear) {
      next = firstFree;
      previous = undefined;
      continue;
    }
    if (previous) {
      if (next === full) throw new Error("The table is full");
      starts[next] = previous.start;
      lengths[next++] = previous.length + 1;
    }
    if (code >= next) throw new Error("A code is unknown");
    const length = code < clear ? 1 : (lengths[code] ?? 0);
    if (size + length > maxBytes) throw new Error("The data are too long");
    if (size + length > output.length) output = grow(output, maxBytes);
    if (code < clear) output[size] = code;
    // Byte by byte, because the newest string runs into itself.
    else
      for (let index = 0, from = starts[code] ?? 0; index < length; index++)
        output[size + index] = output[from + index] ?? 0;
    previous = { start: size, length };
    size += length;
  }
}

function widthOf(codes: number): number {
  if (codes < 512) return 9;
  if (codes < 1024) return 10;
  return codes < 2048 ? 11 : 12;
}

function createBitReader(bytes: Uint8Array): (width: number) => number {
  let [at, bits, count] = [0, 0, 0];
  return (width) => {
    while (count < width) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error("The end is missing");
      bits = ((bits << 8) | byte) & 0xffffff;
      count += 8;
    }
    count -= width;
    return (bits >> count) & ((1 << width) - 1);
  };
}

function grow(bytes: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(maxBytes, 2 * bytes.length + full));
  larger.set(bytes);
  return larger;
}
