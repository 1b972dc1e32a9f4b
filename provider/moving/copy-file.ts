import { createHash } from "node:crypto";
import { ApiError } from "@/lib/contract/errors";
import type { Files } from "../ports/files/files";

/** What has become of one file. A problem is what the operator has to look at, said of the key. */
export type Outcome =
  | { kind: "copied" | "known"; bytes: number }
  | { kind: "problem"; problem: string }
  | { kind: "gone" };

type Digest = { hash: string; size: number };

/**
 * Copies one file unless it is there already, then reads it back and compares. Neither file is ever changed or removed.
 *
 * @throws ApiError as the target does.
 */
export async function copyFile(source: Files, target: Files, key: string): Promise<Outcome> {
  const original = await digest(source, key).catch((error: Error) => error);
  if (original instanceof Error) return unreadable(original);
  // Removed by a service that is at work meanwhile.
  if (!original) return { kind: "gone" };

  const known = await digest(target, key);
  if (known && !isSame(known, original))
    return problem(`is in the bucket with other content (${tell(known)} instead of ${tell(original)})`);
  if (known) return { kind: "known", bytes: original.size };

  const file = await source.open(key);
  if (!file) return { kind: "gone" };
  try {
    await target.put(key, file.body, file.size);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return unreadable(error as Error);
  }
  const copy = await digest(target, key);
  if (copy && isSame(copy, original)) return { kind: "copied", bytes: original.size };
  return problem("did not come out of the bucket as it went in");
}

async function digest(files: Files, key: string): Promise<Digest | null> {
  const file = await files.open(key);
  if (!file) return null;
  const hash = createHash("sha256");
  let size = 0;
  for await (const piece of file.body) {
    hash.update(piece);
    size += piece.length;
  }
  return { hash: hash.digest("hex"), size };
}

function isSame(one: Digest, other: Digest): boolean {
  return one.hash === other.hash && one.size === other.size;
}

function tell({ hash, size }: Digest): string {
  return `${size} bytes, SHA-256 ${hash.slice(0, 12)}…`;
}

function unreadable({ message }: Error): Outcome {
  return problem(`is damaged: it cannot be read from the disk (${message})`);
}

function problem(text: string): Outcome {
  return { kind: "problem", problem: text };
}
