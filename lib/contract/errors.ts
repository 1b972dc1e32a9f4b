import { z } from "zod";
import { readSaid, writeReason } from "../i18n/said";
import type { T } from "../i18n/translator";
import "./error-map";
import * as fieldMessages from "./messages";

/** One status per code. Clients may rely on codes; texts are for people. */
export const errorStatus = {
  validation_error: 400,
  bad_request: 400,
  limit_reached: 400,
  form_outdated: 400,
  form_too_fast: 400,
  form_has_links: 400,
  products_gone: 400,
  invalid_credentials: 401,
  account_inactive: 401,
  not_authenticated: 401,
  two_factor_needed: 401,
  plan_lacks: 402,
  card_resting: 402,
  permission_denied: 403,
  company_left: 403,
  two_factor_missing: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  slot_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  bad_gateway: 502,
  unavailable: 503,
  form_not_taken: 503,
  gateway_timeout: 504,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type FieldErrors = Record<string, string[]>;

/**
 * The body of every error answer. `error` and `message` repeat `detail`, because callers read any of the three. Other
 * providers may send only some of it, or a bare map of fields.
 */
export const errorBodySchema = z.object({
  detail: z.string(),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  /** What `detail` says beside its words, such as a limit. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** What writes texts that were said. */
export type Writer = Pick<T, "say" | "language">;

/** The one error class: a code, a public text (mostly said), and a private cause that only the log sees. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields?: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { fields?: FieldErrors; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** In the language of `t`. */
  toBody(requestId: string, t: Writer): ErrorBody {
    const { code } = this;
    const detail = t.say(this.message);
    const params = readSaid(this.message)?.params;
    const fields = this.fields && sayFields(this.fields, t);
    return {
      detail,
      error: detail,
      message: detail,
      code,
      ...(params && { params: writeReason(params, t.say) }),
      ...(fields && { fields }),
      request_id: requestId,
    };
  }

  toResponse(requestId: string, t: Writer): Response {
    return Response.json(this.toBody(requestId, t), {
      status: this.status,
      headers: {
        "cache-control": "private, no-store",
        "content-language": t.language,
        "x-request-id": requestId,
        ...this.headers,
      },
    });
  }
}

export function sayFields(fields: FieldErrors, t: Writer): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.map(t.say)]));
}

/** A 400 with the first field's message as its text, so that callers without field support show a reason. */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError("validation_error", message, { fields: { [field]: [message] } });
}

/** The same 400 from a failed zod parse; issues keep the schema's order, which is the order of the rules. */
export function validationError(error: z.ZodError): ApiError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "non_field_errors";
    fields[field] ??= [];
    fields[field].push(issue.message);
  }
  return new ApiError("validation_error", error.issues[0]?.message ?? fieldMessages.unfit, { fields });
}
