import { ApiError, validationError } from "@/lib/contract/errors";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import type { Operation } from "@/lib/contract/operations/operation";

/**
 * Reads and checks the body that an operation takes: JSON, or a multipart form where it takes a file.
 *
 * @throws ApiError 400 malformed, incomplete or invalid; 413 too large; 415 another content type.
 */
export async function readBody(request: Request, operation: Pick<Operation, "body" | "bodyRequired" | "file">) {
  const { body: schema, bodyRequired } = operation;
  if (!schema) return undefined;
  try {
    const result = await schema.safeParseAsync(await parseBody(request, operation));
    if (!result.success) throw validationError(result.error);
    return result.data;
  } catch (error) {
    if (bodyRequired === false && error instanceof ApiError) return undefined;
    throw error;
  }
}

function parseBody(request: Request, { file }: Pick<Operation, "file">): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return readJson(request);
  if (type === "multipart/form-data" && file) return readForm(request, file.bytes);
  throw new ApiError("unsupported_media_type", messages.unsupportedMediaType);
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, limits.jsonBody);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError("bad_request", messages.malformedBody, { cause });
  }
}

async function readForm(request: Request, fileBytes: number): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, fileBytes + limits.multipartOverhead);
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return Object.fromEntries(await new Response(bytes, { headers }).formData());
  } catch (cause) {
    throw new ApiError("bad_request", messages.malformedBody, { cause });
  }
}

/**
 * Stops reading as soon as the limit is passed, and refuses a body shorter than it was declared. The rest of a body that
 * is too large is left unread, not cancelled: cancelling would cut the connection before the answer is through.
 */
async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > max) throw new ApiError("payload_too_large", messages.bodyTooLarge);
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = request.body?.getReader();
  for (let part = await readPart(reader); part; part = await readPart(reader)) {
    received += part.byteLength;
    if (received > max) throw new ApiError("payload_too_large", messages.bodyTooLarge);
    chunks.push(part);
  }
  if (declared !== null && Number(declared) !== received) throw new ApiError("bad_request", messages.bodyIncomplete);
  return new Uint8Array(Buffer.concat(chunks));
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value;
  } catch (cause) {
    throw new ApiError("bad_request", messages.bodyIncomplete, { cause });
  }
}
