import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { readError } from "../answers/read-error";

/** Why the provider refused a visitor's call, with a text for them: too many of them, or what is not theirs to mend. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const { detail } = await readError(response);
  return new ApiError(response.status === 429 ? "too_many_requests" : "bad_gateway", detail ?? failures.unavailable);
}
