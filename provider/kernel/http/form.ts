import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Spool } from "./spool";

/** More than any form of ours has; without a bound a body of a few megabytes would be a hundred thousand files. */
const most = { files: 4, fields: 100, parts: 104 };

/**
 * The fields of a multipart form, its files in the spool. Of fields with one name the last counts.
 *
 * @throws ApiError 400 when it is malformed, whatever `content` fails with, and the system's error when the disk is full.
 */
export async function readForm(
  content: AsyncIterable<Uint8Array>,
  contentType: string,
  spool: Spool,
): Promise<Record<string, string | File>> {
  const parser = openParser(contentType);
  const fields = new Map<string, string | Promise<File>>();
  const parts: Readable[] = [];
  parser.on("field", (name, value) => fields.set(name, value));
  parser.on("file", (field, part, name, _encoding, type) => {
    parts.push(part);
    const file = spool.take(part, name ?? "", type);
    // Awaited below; one that fails ends the form at once.
    file.catch((error) => parser.destroy(error));
    fields.set(field, file);
  });
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
    parser.on(limit, () => parser.destroy(malformed(new Error(limit))));

  try {
    await pipeline(Readable.from(content), parser);
    return Object.fromEntries(await Promise.all([...fields].map(async ([name, value]) => [name, await value])));
  } catch (error) {
    for (const part of parts) part.destroy();
    await Promise.allSettled([...fields.values()]);
    throw error instanceof ApiError || isSystemError(error) ? error : malformed(error);
  }
}

function openParser(contentType: string): Busboy {
  try {
    return new Busboy({
      headers: { "content-type": contentType } as BusboyHeaders,
      limits: most,
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

function isSystemError(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === "string";
}

function malformed(cause: unknown): ApiError {
  return new ApiError("bad_request", failures.malformedBody, { cause });
}
