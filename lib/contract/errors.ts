import { z } from "zod";
import "./error-map";
import * as fieldMessages from "./messages";

/** One status per code. Clients may rely on codes; texts are for people. */
export const errorStatus = {
  validation_error: 400,
  bad_request: 400,
  limit_reached: 400,
  invalid_credentials: 401,
  account_inactive: 401,
  not_authenticated: 401,
  two_factor_needed: 401,
  permission_denied: 403,
  two_factor_missing: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  bad_gateway: 502,
  unavailable: 503,
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
  fields: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The one error class: a code, a public text, and a private cause that only the log sees. */
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

  toBody(requestId: string): ErrorBody {
    const { message: detail, code, fields } = this;
    return { detail, error: detail, message: detail, code, ...(fields && { fields }), request_id: requestId };
  }

  toResponse(requestId: string): Response {
    return Response.json(this.toBody(requestId), {
      status: this.status,
      headers: { "cache-control": "private, no-store", "x-request-id": requestId, ...this.headers },
    });
  }
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
