import type { z } from "zod";
import { type Operation, type Params, pathOf, type QueryInput } from "../contract/operations/operation";
import { callProvider } from "./call-provider";

type CallOptions<O extends Operation> = {
  params?: Params<O>;
  query?: QueryInput<O>;
  body?: O["body"] extends z.ZodType ? z.input<O["body"]> : undefined;
  /** The access token of who calls; public operations need none. */
  token?: string;
  /** The visitor's network address, for limits and the audit log. */
  address?: string | null;
  signal?: AbortSignal;
};

/**
 * One call of an operation on our own account, not a browser's, with its body as JSON.
 * @throws ApiError as `callProvider`; an answer that tells of a failure is handed back
 */
export function callOperation<O extends Operation>(
  operation: O,
  { params, query, body, token, address, signal }: CallOptions<O> = {},
): Promise<Response> {
  const headers = new Headers();
  if (body !== undefined) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (address) headers.set("x-client-address", address);
  const json = body === undefined ? undefined : JSON.stringify(body);
  return callProvider(pathOf(operation, params, query), { method: operation.method, headers, body: json, signal });
}
