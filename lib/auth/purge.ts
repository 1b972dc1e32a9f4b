import { z } from "zod";
import type { EndpointName, matchEndpoint } from "../contract/endpoints";
import { companiesTag } from "../page-tags";
import { runtime } from "../runtime";
import type { Session } from "./session";

type Match = NonNullable<ReturnType<typeof matchEndpoint>>;

const clientAnswerSchema = z.object({
  id: z.number().int().optional().catch(undefined),
  user: z.object({ id: z.number().int() }).optional().catch(undefined),
});

/** Writes after which there may be a card more, a card less or one under another address. */
const addressing: ReadonlySet<EndpointName> = new Set([
  "createClient",
  "importClients",
  "acceptSignUp",
  "account",
  "client",
  "deleteClient",
  "blockClient",
  "unblockClient",
  "profile",
]);

/**
 * Drops the public pages that a write may have changed: the caller's own, or those of the client that an administrator
 * acted on. `answer` is the body of the administrator's call, which may name the client's account.
 */
export async function purgePages(endpoint: Match, session: Session, answer: unknown): Promise<void> {
  const tags = endpoint.access === "admin" ? tagsOfClient(endpoint, answer) : tagsOfSession(session);
  if (addressing.has(endpoint.name)) tags.push(companiesTag);
  if (tags.length > 0) await runtime().purge(tags);
}

function tagsOfSession({ userId, clientId }: Session): string[] {
  return [`user:${userId}`, ...(clientId === null ? [] : [`client:${clientId}`])];
}

function tagsOfClient({ params }: Match, answer: unknown): string[] {
  const told = clientAnswerSchema.safeParse(answer).data;
  const id = params.id ?? told?.id;
  return [...(id === undefined ? [] : [`client:${id}`]), ...(told?.user ? [`user:${told.user.id}`] : [])];
}
