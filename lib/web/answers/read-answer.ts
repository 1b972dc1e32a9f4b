import type { z } from "zod";
import { ApiError, type ErrorCode, errorStatus } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { parseJson } from "../../contract/json-text";
import { readError } from "./read-error";

/**
 * The provider's answer under `schema`.
 * @throws ApiError with the provider's status and text; bad_gateway when the answer breaks the schema or is cut off
 */
export async function readAnswer<T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> {
  if (!response.ok) throw await readFailure(response);
  const text = await response.text().catch((cause) => {
    throw cause instanceof ApiError ? cause : new ApiError("bad_gateway", failures.unavailable, { cause });
  });
  const result = schema.safeParse(parseJson(text));
  if (!result.success) throw new ApiError("bad_gateway", failures.unavailable, { cause: result.error });
  return result.data;
}

/** Why the provider refused or failed, with a text that a person can read. */
export async function readFailure(response: Response): Promise<ApiError> {
  const { status } = response;
  const { detail, code: said, fields } = await readError(response);
  const code = said !== null && said in errorStatus ? (said as ErrorCode) : codeOf(status);
  return new ApiError(code, detail ?? fallbackText(status), { fields: fields ?? undefined });
}

/** A provider's 5xx is a bad gateway here; a 4xx that the contract does not know is a bad request. */
function codeOf(status: number): ErrorCode {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const generic: Partial<Record<number, ErrorCode>> = {
    400: "bad_request",
    401: "not_authenticated",
    500: "bad_gateway",
  };
  return (
    generic[status] ??
    codes.find((code) => errorStatus[code] === status) ??
    (status >= 400 && status < 500 ? "bad_request" : "bad_gateway")
  );
}

function fallbackText(status: number): string {
  if (status === 404) return failures.notFound;
  if (status === 401) return failures.notAuthenticated;
  return status === 403 ? failures.permissionDenied : failures.unavailable;
}
