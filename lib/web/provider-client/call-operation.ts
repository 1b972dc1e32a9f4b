import type { z } from "zod";
import { type Operation, type Params, pathOf, type QueryInput } from "../../contract/operation";
import { callLimits } from "../../contract/values";
import type { Language } from "../../i18n/languages";
import { readAnswer } from "../answers/read-answer";
import { toldLanguageOf } from "../language-of";
import { callProvider } from "./call-provider";

type CallOptions<O extends Operation> = {
  params?: Params<O>;
  query?: QueryInput<O>;
  body?: O["body"] extends z.ZodType ? z.input<O["body"]> : undefined;
  /** The caller's access token; public operations need none. */
  token?: string;
  /** The id of the company that the caller's page shows; the provider refuses any other. */
  company?: string | null;
  /** The visitor's network address, for limits and the audit log. */
  address?: string | null;
  /** The visitor's request, for calls about the visitor: browser, place and language are passed with the address. */
  visitor?: Pick<Headers, "get">;
  /** Of texts for people; else the visitor's. */
  language?: Language;
  signal?: AbortSignal;
};

const visitorHeaders = ["x-client-address", "user-agent", "x-client-country", "x-client-town"];

/**
 * One call that the site itself makes, with a JSON body. Its answer is read whole, so its size and time are limited:
 * a provider elsewhere may be anybody's.
 * @throws ApiError as `callProvider`; an error answer is returned, not thrown
 */
export function callOperation<O extends Operation>(
  operation: O,
  { params, query, body, token, company, address, visitor, language, signal }: CallOptions<O> = {},
): Promise<Response> {
  const headers = new Headers();
  if (body !== undefined) headers.set("content-type", "application/json");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (company) headers.set("x-company-id", company);
  if (address) headers.set("x-client-address", address);
  const asked = language ?? (visitor && toldLanguageOf(visitor));
  if (asked) headers.set("accept-language", asked);
  for (const name of visitorHeaders) {
    const value = visitor?.get(name);
    if (value) headers.set(name, value);
  }
  const json = body === undefined ? undefined : JSON.stringify(body);
  const init = { method: operation.method, headers, body: json, signal };
  return callProvider(pathOf(operation, params, query), init, callLimits.ownAnswer);
}

/**
 * What the operation answers; null for 404: no such thing, or the provider lacks the call.
 * @throws ApiError with the provider's reason, or as `callProvider`
 */
export async function readOperation<O extends Operation & { answer: z.ZodType }>(
  operation: O,
  options: CallOptions<O> = {},
): Promise<z.output<O["answer"]> | null> {
  const response = await callOperation(operation, options);
  if (response.status !== 404) return (await readAnswer(response, operation.answer)) as z.output<O["answer"]>;
  await response.body?.cancel();
  return null;
}
