import type { OwnData } from "@/lib/contract/own-data/schema";
import { ownDataLimits } from "@/lib/contract/own-data/values";
import { isLanguage } from "@/lib/i18n/languages";
import { presentPerson } from "../content/people/presenter";
import { findPerson } from "../content/people/repo";
import type { Deps } from "../deps";
import { presentPasskey } from "../identity/passkeys/presenter";
import { listPasskeys } from "../identity/passkeys/service";
import { presentSession } from "../identity/sessions/presenter";
import { listSessions } from "../identity/sessions/service";
import { presentSignInPhone } from "../identity/users/presenter";
import { getAccount } from "../identity/users/service";
import type { Actor } from "../kernel/http/actor";
import { withPicture } from "../media/repo";
import { listBranches } from "../memberships/branches-repo";
import { listAwaited } from "../memberships/repo";
import { getSettings } from "../notifications/mailings/service";
import { presentSettings } from "../notifications/presenter";
import * as repo from "./repo";

/** What is personal to the caller's account. What came by its cards is the companies'. */
export async function collectOwnData(deps: Deps, actor: Actor): Promise<OwnData> {
  const { db } = deps;
  const { userId, sessionId } = actor;
  const work = await repo.listWork(db, userId);
  const sessions = await listSessions(deps, actor);
  return {
    exported_at: deps.now().toISOString(),
    account: await tellAccount(deps, actor),
    companies: await Promise.all(work.map((row) => tellWork(deps, row))),
    waits_for: await listAwaited(db, userId),
    sessions: sessions.map((session) => presentSession(session, sessionId)),
    passkeys: (await listPasskeys(deps, actor)).map(presentPasskey),
    activity: await repo.listDeeds(db, userId, ownDataLimits.activity),
  };
}

async function tellAccount(deps: Deps, actor: Actor): Promise<OwnData["account"]> {
  const account = await getAccount(deps, actor.userId);
  const { email, username, language, created_at, signed_in_at } = account;
  return {
    ...{ email: email ?? "", username, created_at, signed_in_at },
    sign_in_phone: presentSignInPhone(account),
    language: isLanguage(language) ? language : null,
    notifications: presentSettings(await getSettings(deps, actor)),
  };
}

async function tellWork(
  deps: Deps,
  { client_id, person_id, branch_ids, ...work }: repo.WorkRow,
): Promise<OwnData["companies"][number]> {
  const ids: number[] = JSON.parse(branch_ids);
  const branches = ids.length > 0 ? await listBranches(deps.db, client_id) : [];
  const person = person_id === null ? undefined : await findPerson(deps.db, client_id, person_id);
  return {
    ...work,
    branches: branches.flatMap(({ id = 0, name }) => (ids.includes(id) ? name : [])),
    person: person ? presentPerson(deps, await withPicture(deps.db, person, "image")) : null,
  };
}
