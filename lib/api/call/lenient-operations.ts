import { clientAnswerSchema, currentUserAnswerSchema } from "@/lib/answers/account";
import { completeProfileAnswerSchema } from "@/lib/answers/profile";
import { accountOperations } from "@/lib/contract/operations/account";
import { clientOperations } from "@/lib/contract/operations/clients";
import type { Operations } from "@/lib/contract/operations/operation";
import { profileOperations } from "@/lib/contract/operations/profile";
import { listSchema } from "@/lib/contract/pagination";

/**
 * Operations as screens read them, so that a gap in a foreign provider's answer costs a text and not the screen. Paths
 * are the contract's, and with them what an answer is kept under.
 */
export const lenientOperations = {
  getCurrentUser: { ...accountOperations.getCurrentUser, answer: currentUserAnswerSchema },
  listClients: { ...clientOperations.listClients, answer: listSchema(clientAnswerSchema) },
  getClient: { ...clientOperations.getClient, answer: clientAnswerSchema },
  getCompleteProfile: { ...profileOperations.getCompleteProfile, answer: completeProfileAnswerSchema },
} as const satisfies Operations;
