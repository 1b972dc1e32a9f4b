import { ApiError } from "@/lib/contract/errors";

/** @throws ApiError 409 with the message `changed` unless `ids` are exactly the present ones, each once */
export function requireWholeOrder(ids: readonly number[], present: readonly number[], changed: string): void {
  const rest = new Set(present);
  const isWhole = ids.length === rest.size && ids.every((id) => rest.delete(id));
  if (!isWhole) throw new ApiError("conflict", changed);
}
