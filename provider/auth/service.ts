import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import type { Deps } from "../deps";
import type { Actor } from "../http/context";

/**
 * The caller behind an `Authorization: Bearer` header, checked against the live session and account.
 * @throws ApiError 401
 */
export async function authenticate(_deps: Deps, _authorization: string | undefined): Promise<Actor> {
  throw new ApiError("not_authenticated", messages.notAuthenticated);
}
