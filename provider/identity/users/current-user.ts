import type { CurrentUser } from "@/lib/contract/identity/schema";
import { can, reachOf } from "@/lib/contract/policies";
import { listShown } from "../../announcements/service";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import { countChangeRequests } from "../../memberships/change-requests-repo";
import { listAwaited, listCompanies } from "../../memberships/repo";
import { presentCurrentUser } from "./presenter";
import { getAccount } from "./service";

/** The account of a session, with the companies that it works for and what it is told by the site. */
export async function tellCurrentUser(deps: Deps, actor: Actor): Promise<CurrentUser> {
  const [account, companies, waitsFor, announcements, changeRequests] = await Promise.all([
    getAccount(deps, actor.userId, actor.clientId),
    listCompanies(deps.db, actor.userId),
    listAwaited(deps.db, actor.userId),
    listShown(deps, actor),
    can(actor, "people.edit") ? countChangeRequests(deps.db, reachOf(actor)) : undefined,
  ]);
  const beside = { companies, waitsFor, announcements, changeRequests };
  return presentCurrentUser(account, actor, beside, deps.now());
}
