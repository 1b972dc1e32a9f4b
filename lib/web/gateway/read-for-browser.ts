import type { z } from "zod";
import type { Operation } from "../../contract/operation";
import { wantsAnswer } from "../../contract/wants-answer";
import { schemaOf } from "../answers/core";
import { readAnswer } from "../answers/read-answer";
import { runtime } from "../runtime";

/**
 * What a success has to be before it goes to the browser, which goes on with it unseen; null where that need not be
 * looked at: our own provider keeps to the contract, and elsewhere writes are answered in many ways that nobody needs.
 */
export function schemaForBrowser(operation: Operation, request: Request): z.ZodType | null {
  if (runtime().provider || request.headers.get("prefer") !== wantsAnswer) return null;
  return schemaOf(operation);
}

/** @throws ApiError bad_gateway where the answer is not what was agreed on */
export async function readForBrowser(response: Response, schema: z.ZodType): Promise<Response> {
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(await readAnswer(response, schema), { status: response.status, headers });
}
