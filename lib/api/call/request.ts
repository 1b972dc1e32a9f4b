import { shownCompany } from "@/lib/browser/company";
import { leaveForLogin } from "@/lib/browser/leave";
import type { FieldErrors } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { parseJson } from "@/lib/contract/json-text";
import { wantsAnswer } from "@/lib/contract/wants-answer";
import * as paths from "@/lib/paths";
import { readErrorBody } from "@/lib/web/answers/read-error";
import { type Incoming, loadUpload, send } from "./transport";

export type RequestOptions = {
  json?: unknown;
  /** An upload: with progress, without an overall timeout. */
  form?: FormData;
  /** False ignores the body of a success. */
  isAwaited?: boolean;
  signal?: AbortSignal;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  /** Makes a retried creation idempotent. */
  idempotencyKey?: string;
};

export type UploadOptions = Pick<RequestOptions, "onProgress" | "signal">;

type Said = { code?: string | null; detail?: string | null; fields?: FieldErrors | null; retryAfter?: number | null };

/**
 * `status` 0: no answer (`network`, `timeout`) or an unreadable one (`invalid_answer`). `detail`: the server's text, or
 * null.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly detail: string | null;
  readonly fields: FieldErrors | null;
  /** Seconds to wait, from the answer's Retry-After. */
  readonly retryAfter: number | null;

  constructor(status: number, { code = null, detail = null, fields = null, retryAfter = null }: Said, cause?: unknown) {
    super(detail ?? code ?? `Status ${status}`, { cause });
    this.name = "RequestError";
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** Worth a retry: no answer, or one that asks to try later. */
  get isOutOfReach(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** For screens without a text of their own. */
export function reasonOf(error: unknown): string {
  const hasNoAnswer = error instanceof RequestError && error.code === "network";
  return messageOf(error, hasNoAnswer ? failures.noConnection : failures.unavailable);
}

/** The server's text, else `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof RequestError && error.detail) || fallback;
}

/**
 * `path` as `pathOf` makes it. An ended session leads to the sign-in page. @throws RequestError for anything but a
 * success; the reason of `signal` if aborted
 */
export async function requestJson(
  method: string,
  path: string,
  { json, form, isAwaited = false, signal, onProgress, idempotencyKey }: RequestOptions = {},
): Promise<unknown> {
  const headers = headersOf();
  if (json !== undefined) headers["content-type"] = "application/json";
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  if (isAwaited) headers.prefer = wantsAnswer;

  const outgoing = { method, url: paths.api(path), headers, signal };
  const sending = form
    ? loadUpload().then(({ upload }) => upload(outgoing, form, onProgress))
    : send(outgoing, json === undefined ? undefined : JSON.stringify(json));
  const answer = await sending.catch((cause) => {
    signal?.throwIfAborted();
    throw new RequestError(0, { code: cause?.name === "TimeoutError" ? "timeout" : "network" }, cause);
  });
  if (answer.status < 200 || answer.status > 299) throw toError(answer);
  if (!isAwaited) return undefined;

  const body = parseJson(answer.text);
  if (body === undefined) throw new RequestError(0, { code: "invalid_answer" });
  return body;
}

/** What every call says. */
export function headersOf(): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json", "x-requested-with": "namaskard" };
  const company = shownCompany();
  if (company !== null) headers["x-company-id"] = String(company);
  return headers;
}

/** An ended session leads to the sign-in page. */
export function toError({ status, text, retryAfter }: Incoming): RequestError {
  const said = readErrorBody(parseJson(text));
  // A wrong password also answers 401, but says nothing about the session.
  if (status === 401 && said.code !== "invalid_credentials") leaveForLogin({ back: true });
  // The next page is of a company that the account still works for.
  if (said.code === "company_left") window.location.reload();
  const seconds = Number.parseInt(retryAfter ?? "", 10);
  return new RequestError(status, {
    ...said,
    retryAfter: Number.isNaN(seconds) ? null : seconds,
  });
}
