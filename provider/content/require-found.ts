import { ApiError } from "@/lib/contract/errors";
import * as messages from "@/lib/contract/messages";

/** @throws ApiError 404, the same for what belongs to another client and for what never was. */
export function requireFound<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError("not_found", messages.notFound);
  return row;
}
