import type { Files } from "./files";

/** All bytes under `key`, for files as small as uploads are; null where there is none. Fails as `Files.open` does. */
export async function readWhole(files: Files, key: string): Promise<Buffer | null> {
  const file = await files.open(key);
  return file && Buffer.from(await new Response(file.body).arrayBuffer());
}
