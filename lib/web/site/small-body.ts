import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { callLimits } from "../../contract/values";

/** For a body that is read whole into memory. @throws ApiError 413, also for one that does not say how long it is */
export function assertSmall({ headers }: Pick<Request, "headers">): void {
  if (headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > callLimits.jsonBody)
    throw new ApiError("payload_too_large", failures.bodyTooLarge);
}
