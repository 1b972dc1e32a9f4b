import type { CurrentUser } from "@/lib/contract/identity/schema";
import { listShown } from "../../announcements/service";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import { listAwaited, listCompanies } from "../../memberships/repo";
import { presentCurrentUser } from "./presenter";
import { getAccount } from "./service";

/** The account of a session, with the companies that it works for and what it is told by the site. */
export async function tellCurrentUser(deps: Deps, actor: Actor): Promise<CurrentUser> {
  const [account, companies, waitsFor, announcements] = await Promise.all([
    getAccount(deps, actor.userId, actor.clientId),
    listCompanies(deps.db, actor.userId),
    listAwaited(deps.db, actor.userId),
    listShown(deps, actor),
  ]);
  return presentCurrentUser(account, actor, { companies, waitsFor, announcements }, deps.now());
}
