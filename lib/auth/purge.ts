import { z } from "zod";
import type { Operation } from "../contract/operations/operation";
import { companiesTag } from "../page-tags";
import { runtime } from "../runtime";
import type { Session } from "./session";

type Write = { operation: Operation; params: Record<string, string> };

const clientAnswerSchema = z.object({
  id: z.number().int().optional().catch(undefined),
  user: z.object({ id: z.number().int() }).optional().catch(undefined),
});

/**
 * Drops the public pages that a write may have changed: the caller's own, or those of the client that an administrator
 * acted on. `answer` is the body of the administrator's call, which may name the client's account.
 */
export async function purgePages({ operation, params }: Write, session: Session, answer: unknown): Promise<void> {
  const { access, changes = [] } = operation;
  const tags: string[] = [];
  if (changes.includes("card"))
    tags.push(...(access === "admin" ? tagsOfClient(params, answer) : tagsOfSession(session)));
  if (changes.includes("cards")) tags.push(companiesTag);
  if (tags.length > 0) await runtime().purge(tags);
}

function tagsOfSession({ userId, clientId }: Session): string[] {
  return [`user:${userId}`, ...(clientId === null ? [] : [`client:${clientId}`])];
}

function tagsOfClient(params: Write["params"], answer: unknown): string[] {
  const told = clientAnswerSchema.safeParse(answer).data;
  const id = params.id ?? told?.id;
  return [...(id === undefined ? [] : [`client:${id}`]), ...(told?.user ? [`user:${told.user.id}`] : [])];
}
