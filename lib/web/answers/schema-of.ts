import type { z } from "zod";
import { accountOperations } from "../../contract/operations/account";
import { clientOperations } from "../../contract/operations/clients";
import type { Operation } from "../../contract/operations/operation";
import { profileOperations } from "../../contract/operations/profile";
import { listSchema } from "../../contract/pagination";
import { clientAnswerSchema, currentUserAnswerSchema } from "./account";
import { completeProfileAnswerSchema } from "./profile";

/** Answers that are read with their gaps, so that a gap in a foreign provider's costs a text and not the screen. */
const lenientSchemas = new Map<string, z.ZodType>([
  [accountOperations.getCurrentUser.path, currentUserAnswerSchema],
  [clientOperations.listClients.path, listSchema(clientAnswerSchema)],
  [clientOperations.getClient.path, clientAnswerSchema],
  [profileOperations.getCompleteProfile.path, completeProfileAnswerSchema],
]);

/** What a success has to be of a provider that may be anybody's; null where it is no JSON. */
export function schemaOf({ method, path, answer }: Operation): z.ZodType | null {
  if (answer === null || typeof answer === "string") return null;
  return (method === "GET" && lenientSchemas.get(path)) || answer;
}
