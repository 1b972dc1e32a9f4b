import { randomBytes } from "node:crypto";
import type { WantedRange } from "@/provider/ports/files/byte-range";
import type { Files } from "@/provider/ports/files/files";

/** A key that no other test has. */
export const newKey = (ending = ".pdf") => randomBytes(16).toString("hex") + ending;

/** `size` bytes in which neighbouring stretches differ. */
export function bytesOf(size: number): Uint8Array {
  return new Uint8Array(size).map((_, index) => (index % 251) ^ (index >> 16));
}

/** A stream that produces chunks on demand and then awaits `end`, which may fail or never resolve. */
export function streamOf(bytes: Uint8Array, piece = 60_000, end: () => Promise<void> | void = () => {}) {
  let position = 0;
  const source = { asked: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        source.asked = position;
        if (position < bytes.length) controller.enqueue(bytes.slice(position, position + piece));
        else {
          await end();
          controller.close();
        }
        position += piece;
      },
      cancel() {
        source.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, source };
}

export async function readAll(files: Files, key: string, wanted?: WantedRange): Promise<Buffer | null> {
  const file = await files.open(key, wanted);
  return file && Buffer.from(await new Response(file.body).arrayBuffer());
}

/** Compares without printing megabytes on a mismatch. */
export function expectBytes(read: Uint8Array | null, expected: Uint8Array): void {
  expect(read?.length).toBe(expected.length);
  expect(Buffer.compare(read ?? Buffer.alloc(0), expected)).toBe(0);
}

export async function listKeys(files: Files, before?: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys(before)) keys.push(key);
  return keys;
}
