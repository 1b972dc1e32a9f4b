import { createHash } from "node:crypto";
import tar from "tar-stream";
import { StartError } from "@/lib/process/start-error";
import { type Manifest, manifestSchema, names } from "./manifest";
import type { ArchiveEntry } from "./pack";

/** More than any entry that we write. */
const mostBytes = 256 * 1024 * 1024;

/**
 * The entries of an archive in their order; the manifest comes as what the generator returns, once every checksum has
 * held. An entry that is yielded before that may be damaged.
 *
 * @throws StartError that names what is damaged, missing or of another version.
 */
export async function* unpackArchive(body: ReadableStream<Uint8Array>): AsyncGenerator<ArchiveEntry, Manifest> {
  const awaited = new Map<string, string>();
  let entries = 0;
  let manifest: Manifest | null = null;
  for await (const { name, content } of readEntries(body)) {
    if (names.isSums(name)) {
      compareSums(content, awaited);
      if (manifest) return requireWhole(manifest, entries);
      continue;
    }
    if (manifest) throw damaged(`${name} comes behind its end`);
    awaited.set(name, createHash("sha256").update(content).digest("hex"));
    if (name === names.manifest) {
      manifest = parseManifest(content);
      continue;
    }
    entries++;
    yield { name, content };
  }
  throw damaged("it was cut off");
}

/** @throws StartError unless the list has each of the awaited entries, as it is, and no other. */
function compareSums(list: Uint8Array, awaited: Map<string, string>): void {
  for (const line of Buffer.from(list).toString().split("\n").filter(Boolean)) {
    const [sum, name = ""] = line.split("  ");
    if (awaited.get(name) !== sum) throw damaged(`${name} ${awaited.has(name) ? "has another content" : "is missing"}`);
    awaited.delete(name);
  }
  for (const name of awaited.keys()) throw damaged(`${name} has no checksum`);
}

function requireWhole(manifest: Manifest, entries: number): Manifest {
  if (manifest.entries === entries) return manifest;
  throw damaged(`it has ${entries} entries instead of ${manifest.entries}`);
}

function parseManifest(content: Uint8Array): Manifest {
  const text = Buffer.from(content).toString();
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    const format = /"format": (\d+)/.exec(text)?.[1];
    if (format && Number(format) > 1)
      throw new StartError("The backup was made by a newer version of this service; restore it with that one", {
        cause,
      });
    throw damaged(`${names.manifest} cannot be read`, cause);
  }
}

async function* readEntries(body: ReadableStream<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const feeding = feed(body, extract).catch((error) => void extract.destroy(error));
  try {
    for await (const entry of extract) yield await readEntry(entry);
  } catch (error) {
    throw error instanceof StartError ? error : damaged((error as Error).message, error);
  } finally {
    extract.destroy();
    await feeding;
  }
}

async function readEntry(entry: tar.Entry): Promise<ArchiveEntry> {
  const { name, size = 0, type } = entry.header;
  if (type !== "file" || size > mostBytes) throw damaged(`${JSON.stringify(name)} is nothing that a backup holds`);
  const pieces: Buffer[] = [];
  for await (const piece of entry) pieces.push(piece);
  return { name, content: Buffer.concat(pieces) };
}

/** What is read no further is not asked for any more. */
async function feed(body: ReadableStream<Uint8Array>, extract: tar.Extract): Promise<void> {
  const isOver = new Promise<"over">((resolve) => extract.once("close", () => resolve("over")));
  for await (const piece of body) {
    if (extract.write(piece)) continue;
    const drained = new Promise<void>((resolve) => extract.once("drain", () => resolve()));
    if ((await Promise.race([drained, isOver])) === "over") return;
  }
  extract.end();
}

function damaged(what: string, cause?: unknown): StartError {
  return new StartError(`The backup is damaged: ${what}`, { cause });
}
