import type { z } from "zod";
import { clientAnswerSchema, currentUserAnswerSchema } from "../answers/account";
import { completeProfileAnswerSchema } from "../answers/profile";
import { readAnswer } from "../answers/read-answer";
import { accountOperations } from "../contract/operations/account";
import { clientOperations } from "../contract/operations/clients";
import type { Operation } from "../contract/operations/operation";
import { profileOperations } from "../contract/operations/profile";
import { listSchema } from "../contract/pagination";
import { wantsAnswer } from "../contract/wants-answer";
import { runtime } from "../runtime";

/** Answers that are read with their gaps, so that a gap in a foreign provider's costs a text and not the screen. */
const lenientSchemas = new Map<string, z.ZodType>([
  [accountOperations.getCurrentUser.path, currentUserAnswerSchema],
  [clientOperations.listClients.path, listSchema(clientAnswerSchema)],
  [clientOperations.getClient.path, clientAnswerSchema],
  [profileOperations.getCompleteProfile.path, completeProfileAnswerSchema],
]);

/**
 * What a success has to be before it goes to the browser, which goes on with it unseen; null where that need not be
 * looked at: our own provider keeps to the contract, and elsewhere writes are answered in many ways that nobody needs.
 */
export function schemaForBrowser({ method, path, answer }: Operation, request: Request): z.ZodType | null {
  if (runtime().provider || request.headers.get("prefer") !== wantsAnswer) return null;
  if (answer === null || typeof answer === "string") return null;
  return (method === "GET" && lenientSchemas.get(path)) || answer;
}

/** @throws ApiError bad_gateway where the answer is not what was agreed on */
export async function readForBrowser(response: Response, schema: z.ZodType): Promise<Response> {
  if (!response.ok) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(await readAnswer(response, schema), { status: response.status, headers });
}
