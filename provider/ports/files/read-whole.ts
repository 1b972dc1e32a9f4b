import type { Files } from "./files";

/**
 * Reads a whole file into memory, which is fine for the size of uploads; null if it does not exist. Fails as
 * `Files.open` does.
 */
export async function readWhole(files: Files, key: string): Promise<Buffer | null> {
  const file = await files.open(key);
  return file && Buffer.from(await new Response(file.body).arrayBuffer());
}
