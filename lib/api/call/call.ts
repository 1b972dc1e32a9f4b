import type { z } from "zod";
import { type Answer, type Operation, type Params, pathOf, type QueryInput } from "@/lib/contract/operation";
import { RequestError, type RequestOptions, requestJson, type UploadOptions } from "./request";

type BodyInput<O extends Operation> = O["body"] extends z.ZodType ? z.input<O["body"]> : undefined;

export type CallOptions<O extends Operation> = UploadOptions & {
  params?: Params<O>;
  query?: QueryInput<O>;
  /** Goes as a multipart form where the operation takes a file, else as JSON. */
  body?: BodyInput<O> | FormData;
  /** Names a creation, so that the server makes one row of it however often it arrives. */
  idempotencyKey?: string;
};

/**
 * Calls an operation through this site's proxy and gives its answer, which the proxy has looked at. A session that has ended leaves for the sign-in page.
 * @throws RequestError for anything but the answer agreed on; the reason of `signal` once that has been aborted
 */
export function call<O extends Operation>(operation: O, options: CallOptions<O> = {}): Promise<Answer<O>> {
  return request(operation, options, true) as Promise<Answer<O>>;
}

/** The same where nobody needs the answer, which then is not looked at: providers elsewhere answer writes in many ways. */
export async function perform<O extends Operation>(operation: O, options: CallOptions<O> = {}): Promise<void> {
  await request(operation, options, false);
}

function request<O extends Operation>(
  operation: O,
  { params, query, body, ...options }: CallOptions<O>,
  isAwaited: boolean,
): Promise<unknown> {
  const content: RequestOptions = body === undefined ? {} : operation.file ? { form: toForm(body) } : { json: body };
  return requestJson(operation.method, pathOf(operation, params, query), { ...content, ...options, isAwaited });
}

function toForm(body: unknown): FormData {
  return body instanceof FormData ? body : toFormData(body as Parameters<typeof toFormData>[0]);
}

/**
 * Deletes what `params` name. What somebody else has deleted already is as gone as it should be.
 * @throws RequestError
 */
export async function deleteRow<O extends Operation>(operation: O, params: Params<O>): Promise<void> {
  await perform(operation, { params }).catch((error) => {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
  });
}

type Field = string | number | boolean | Blob | object | null | undefined;

/** A multipart form of the fields that are there; numbers and booleans go as text, other values as JSON. */
export function toFormData(fields: Record<string, Field>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
