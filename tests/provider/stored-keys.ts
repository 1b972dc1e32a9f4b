import type { Files } from "@/provider/ports/files/files";

/** Keys of all stored files, sorted. */
export async function listKeys(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.sort();
}
