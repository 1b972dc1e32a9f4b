import type { z } from "zod";
import { type Answer, type Operation, type Params, pathOf, type QueryInput } from "@/lib/contract/operation";
import { RequestError, type RequestOptions, requestJson, type UploadOptions } from "./request";

type BodyInput<O extends Operation> = O["body"] extends z.ZodType ? z.input<O["body"]> : undefined;

export type CallOptions<O extends Operation> = UploadOptions & {
  params?: Params<O>;
  query?: QueryInput<O>;
  /** JSON, or multipart if the operation takes a file. */
  body?: BodyInput<O> | FormData;
  /** Makes a retried creation idempotent. */
  idempotencyKey?: string;
};

/**
 * Calls an operation through the proxy, which validates the answer. An ended session leads to the sign-in page. @throws
 * RequestError for anything but a valid success; the reason of `signal` if aborted
 */
export function call<O extends Operation>(operation: O, options: CallOptions<O> = {}): Promise<Answer<O>> {
  return request(operation, options, true) as Promise<Answer<O>>;
}

/** As `call`, ignoring the body: other providers answer writes in many ways. */
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

/** A 404 counts as deleted. @throws RequestError */
export async function deleteRow<O extends Operation>(operation: O, params: Params<O>): Promise<void> {
  await perform(operation, { params }).catch((error) => {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
  });
}

type Field = string | number | boolean | Blob | object | null | undefined;

/** Skips undefined; numbers and booleans as text, other values as JSON. */
export function toFormData(fields: Record<string, Field>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** What a change sends: null takes a value away, for which a form has the empty text. */
export function toChangeForm(fields: Record<string, Field>): FormData {
  return toFormData(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === null ? "" : value])),
  );
}
