import type { z } from "zod";
import type { Operation } from "../../contract/operation";
import { wantsAnswer } from "../../contract/wants-answer";
import { schemaOf } from "../answers/core";
import { readAnswer } from "../answers/read-answer";
import { runtime } from "../runtime";

/**
 * The schema that a success must pass before it goes to the browser, which does not check it; null where no check is
 * needed: our provider keeps to the contract, and nobody reads the answers of other providers' writes.
 */
export function schemaForBrowser(operation: Operation, request: Request): z.ZodType | null {
  if (runtime().provider || request.headers.get("prefer") !== wantsAnswer) return null;
  return schemaOf(operation);
}

/** @throws ApiError bad_gateway where the answer breaks the schema */
export async function readForBrowser(response: Response, schema: z.ZodType): Promise<Response> {
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(await readAnswer(response, schema), { status: response.status, headers });
}
