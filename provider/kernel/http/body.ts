import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { ApiError, validationError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Operation } from "@/lib/contract/operation";
import { callLimits } from "@/lib/contract/values";
import type { Spool } from "./spool";

/**
 * Reads and validates the body of an operation: JSON, or a multipart form if it takes a file, which goes to the spool.
 *
 * @param onParsed gets it as it was sent
 * @throws ApiError 400 for a malformed, incomplete or invalid body, 413 if too large, 415 for another content type.
 */
export async function readBody(
  request: Request,
  operation: Pick<Operation, "body" | "bodyRequired" | "file">,
  spool: Spool,
  onParsed: (sent: unknown) => void = () => {},
) {
  const { body: schema, bodyRequired } = operation;
  if (!schema) return undefined;
  try {
    const sent = await parseBody(request, operation, spool);
    onParsed(sent);
    const result = await schema.safeParseAsync(sent);
    if (!result.success) throw validationError(result.error);
    return result.data;
  } catch (error) {
    if (bodyRequired === false && error instanceof ApiError) return undefined;
    throw error;
  }
}

function parseBody(request: Request, { file }: Pick<Operation, "file">, spool: Spool): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase();
  if (kind === "application/json") return readJson(request);
  if (kind === "multipart/form-data" && file)
    return readForm(readParts(request, file.bytes + callLimits.multipartOverhead), type, spool);
  throw new ApiError("unsupported_media_type", failures.unsupportedMediaType);
}

async function readJson(request: Request): Promise<unknown> {
  const body = await readBytes(request, callLimits.jsonBody);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (cause) {
    throw new ApiError("bad_request", failures.malformedBody, { cause });
  }
}

/** The whole body as it was sent. @throws ApiError 400 if it is incomplete, 413 for more than `max` bytes */
export function readBytes(request: Request, max: number): Promise<Uint8Array> {
  return readWhole(readParts(request, max));
}

/** One buffer that doubles: a list of one-byte chunks would take a hundred times the memory. */
async function readWhole(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  let whole = new Uint8Array(1024);
  let length = 0;
  for await (const part of parts) {
    const needed = length + part.byteLength;
    if (needed > whole.byteLength) {
      const larger = new Uint8Array(Math.max(needed, 2 * whole.byteLength));
      larger.set(whole);
      whole = larger;
    }
    whole.set(part, length);
    length = needed;
  }
  return whole.subarray(0, length);
}

/**
 * Stops reading once the limit is passed, and refuses a body shorter than its content-length. The rest of a body that
 * is too large is left unread, not cancelled: cancelling would close the connection before the answer is sent.
 */
async function* readParts(request: Request, max: number): AsyncGenerator<Uint8Array> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > max) throw new ApiError("payload_too_large", failures.bodyTooLarge);
  let received = 0;
  const reader = request.body?.getReader();
  for (let part = await readPart(reader); part; part = await readPart(reader)) {
    received += part.byteLength;
    if (received > max) throw new ApiError("payload_too_large", failures.bodyTooLarge);
    yield part;
  }
  if (declared !== null && Number(declared) !== received) throw new ApiError("bad_request", failures.bodyIncomplete);
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value;
  } catch (cause) {
    throw new ApiError("bad_request", failures.bodyIncomplete, { cause });
  }
}

/** More than any of our forms has. Without limits, a body of a few megabytes could create 100,000 files. */
const most = { files: 4, fields: 100, parts: 104 };

/**
 * Parses a multipart form; files go to the spool. Of fields with the same name, the last one counts.
 *
 * @throws ApiError 400 if it is malformed, errors of `content`, and the system's error if the disk is full.
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
    // Awaited below; a failed file ends the form at once.
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

function openParser(contentType: string): BusboyInstance {
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
