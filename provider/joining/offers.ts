import { fieldError } from "@/lib/contract/errors";
import * as joiningMessages from "@/lib/contract/joining/messages";
import { hashSecret } from "../kernel/http/tokens";
import { findBranch } from "../memberships/branches";
import type { Db } from "../ports/database/schema";
import { isOpen } from "./links";
import * as repo from "./repo";

type Found<F extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<F>>>;

/** What a token stands for: a link for many, or an invitation for one. */
export type Offer =
  | { kind: "link"; row: Found<typeof repo.findLink> }
  | { kind: "invitation"; row: Found<typeof repo.findInvitationByHash> };

/** @throws ApiError 400 on `token` for one that is unknown, used or ended */
export async function requireOffer(db: Db, token: string, now: string): Promise<Offer> {
  const invitation = await repo.findInvitationByHash(db, hashSecret(token), now);
  if (invitation) return { kind: "invitation", row: invitation };
  const link = await repo.findLink(db, token);
  if (!link || !isOpen(link, now)) throw fieldError("token", joiningMessages.linkEnded);
  return { kind: "link", row: link };
}

/** The name of the branch in which the offer lets somebody in. */
export async function nameBranch(db: Db, { row: { client_id, branch_id } }: Offer): Promise<string | null> {
  return (await findBranch(db, client_id, branch_id))?.name ?? null;
}
