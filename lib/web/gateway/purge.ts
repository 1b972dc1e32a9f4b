import { z } from "zod";
import { parseJson } from "../../contract/json-text";
import type { Operation } from "../../contract/operation";
import {
  changedHeader,
  clientTag,
  companiesTag,
  type PageTag,
  parseTags,
  siteTag,
  userTag,
} from "../../contract/page-tags";
import { runtime } from "../runtime";
import type { Session } from "../session/session";

type Write = { operation: Operation; params: Record<string, string>; author: Session | null };

/** Makes a write and purges what it changed; a write with an unknown outcome may have changed something too. */
export async function writeThrough(write: Write, call: () => Promise<Response>): Promise<Response> {
  try {
    const response = await call();
    return (await purgeChanged(write, response)) ?? response;
  } catch (error) {
    await purgeChanged(write, null);
    throw error;
  }
}

/**
 * Purges the public pages that a write changed before its answer leaves, so that whoever saved sees the change. Our
 * provider names them in its answer; otherwise they are guessed from what the operation may change and who called.
 */
export async function purgeChanged(write: Write, response: Response | null): Promise<Response | null> {
  const announced = response?.headers.get(changedHeader);
  if (typeof announced === "string") {
    await purge(parseTags(announced));
    return response;
  }
  if (response && response.status >= 400 && response.status < 500) return response;
  const text = await response?.text();
  await purge(guessTags(write, text));
  return response && new Response(text || null, response);
}

async function purge(news: readonly string[]): Promise<void> {
  if (news.length > 0) await runtime().purge(news);
}

function guessTags({ operation, params, author }: Write, answer: string | undefined): PageTag[] {
  const { access, changes = [] } = operation;
  return [
    ...(changes.includes("card")
      ? access === "clients.manage"
        ? tagsOfClient(params, answer)
        : tagsOfAuthor(author)
      : []),
    ...(changes.includes("cards") ? [companiesTag as PageTag] : []),
    ...(changes.includes("site") ? [siteTag as PageTag] : []),
  ];
}

function tagsOfAuthor(author: Session | null): PageTag[] {
  if (!author) return [];
  const { userId, clientId } = author;
  return [userTag(userId), ...(clientId === null ? [] : [clientTag(clientId)])];
}

const clientAnswerSchema = z.object({
  id: z.coerce.number().int().optional().catch(undefined),
  user: z.object({ id: z.number().int() }).optional().catch(undefined),
});

/** The client that the path names, or else the answer. */
function tagsOfClient(params: Record<string, string>, answer = ""): PageTag[] {
  const told = clientAnswerSchema.safeParse(parseJson(answer)).data;
  const id = params.id === undefined ? told?.id : Number(params.id);
  return [...(id === undefined ? [] : [clientTag(id)]), ...(told?.user ? [userTag(told.user.id)] : [])];
}
