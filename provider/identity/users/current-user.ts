import type { CurrentUser } from "@/lib/contract/identity/schema";
import { listShown } from "../../announcements/service";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import { presentCurrentUser } from "./presenter";
import type { AccountRow } from "./repo";

/** The account of a session, with what it is told by the site. */
export async function tellCurrentUser(deps: Deps, actor: Actor, account: AccountRow): Promise<CurrentUser> {
  return presentCurrentUser(account, actor, await listShown(deps, actor), deps.now());
}
