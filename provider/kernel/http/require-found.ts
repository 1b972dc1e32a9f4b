import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";

/** @throws ApiError 404, for rows of other clients as well as for missing ones, so that neither can be told apart. */
export function requireFound<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError("not_found", failures.notFound);
  return row;
}
