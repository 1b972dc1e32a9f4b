import type { CurrentUser } from "@/lib/contract/identity/schema";
import { can, reachOf } from "@/lib/contract/policies";
import { listShown } from "../../announcements/service";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import { countChangeRequests } from "../../memberships/change-requests-repo";
import { hasOneOwner, listAwaited, listCompanies } from "../../memberships/repo";
import { presentCurrentUser } from "./presenter";
import { getAccount } from "./service";

/** The account of a session, with the companies that it works for and what it is told by the site. */
export async function tellCurrentUser(deps: Deps, actor: Actor): Promise<CurrentUser> {
  const [account, companies, waitsFor, announcements, changeRequests, mayLeave] = await Promise.all([
    getAccount(deps, actor.userId, actor.clientId),
    listCompanies(deps.db, actor.userId),
    listAwaited(deps.db, actor.userId),
    listShown(deps, actor),
    can(actor, "people.edit") ? countChangeRequests(deps.db, reachOf(actor)) : undefined,
    mayLeaveCompany(deps, actor),
  ]);
  const beside = { companies, waitsFor, announcements, changeRequests, mayLeave };
  return presentCurrentUser(account, actor, beside, deps.now());
}

/** All but the only owner, without whom the company would be nobody's. */
async function mayLeaveCompany({ db }: Deps, actor: Actor): Promise<boolean> {
  const { clientId, role } = actor;
  if (clientId === null || !can(actor, "company.leave")) return false;
  return role !== "owner" || !(await hasOneOwner(db, clientId));
}
