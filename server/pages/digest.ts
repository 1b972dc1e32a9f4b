import { createHash } from "node:crypto";

/** Tells contents apart, in characters that names of files may have. */
export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url");
}
