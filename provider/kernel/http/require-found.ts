import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";

/** @throws ApiError 404, the same for what belongs to another client and for what never was. */
export function requireFound<T>(row: T | undefined): T {
  if (row === undefined) throw new ApiError("not_found", failures.notFound);
  return row;
}
