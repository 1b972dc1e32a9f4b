import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { can, reachOf } from "@/lib/contract/policies";
import type { PeopleChange, PeopleChanges } from "@/lib/contract/team/schema";
import { readTexts, type Texts, writeTexts } from "@/lib/contract/texts";
import { type ContentWrite, writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { requireOwnBranch } from "../memberships/branches";
import type { Db } from "../ports/database/schema";
import { forgetNews, reachesLess } from "./lessening";
import * as repo from "./repo";

/** What a change makes of one person: how it was, and how it is to be. */
type Step = { id: number; before: PeopleChange; after: PeopleChange };

/**
 * Those who are not within reach stay out, as those who are no more.
 *
 * @throws ApiError 403 for accounts of which the caller may not decide, 400 for a branch that is none of its own
 */
export async function changePeople(deps: Deps, actor: ClientActor, changes: PeopleChanges) {
  if (changes.some(({ change }) => change.account) && !can(actor, "team.manage"))
    throw new ApiError("permission_denied", failures.permissionDenied);
  const change = async ({ trx, now, note }: ContentWrite) => {
    await requireBranches(trx, actor, changes);
    const steps: Step[] = [];
    for (const { ids, change } of changes) {
      const chosen = await repo.listChosen(trx, actor.clientId, ids, reachOf(actor));
      steps.push(...chosen.flatMap((person) => stepOf(person, change) ?? []));
    }
    for (const { ids, change } of grouped(steps, "after")) await put(trx, ids, change, now);
    if (steps.length > 0) await note("people_changed", String(steps.length));
    const lessened = steps.filter(isLessening).map(({ id }) => id);
    const told = await forgetNews(trx, actor.clientId, lessened);
    return { told, answer: { changed: steps.length, undo: grouped(steps, "before") } };
  };
  const { told, answer } = await writeContent(deps, actor, change);
  void deps.streams.tell(told);
  return answer;
}

/** Null where all is so already. */
function stepOf(person: repo.ChosenPerson, change: PeopleChange): Step | null {
  const before: PeopleChange = {};
  const after: PeopleChange = {};
  if (change.branch_id !== undefined && change.branch_id !== person.branch_id) {
    before.branch_id = person.branch_id;
    after.branch_id = change.branch_id;
  }
  const words = wordsOfRole(readTexts(person.texts));
  if (change.role !== undefined && (change.role !== person.role || !isSame(change.texts ?? null, words))) {
    Object.assign(before, { role: person.role, texts: words });
    Object.assign(after, { role: change.role, texts: putRole(readTexts(person.texts), change.texts) });
  }
  const { account_role: role, branch_ids } = person;
  if (change.account && (role === "manager" || role === "member")) {
    const account = { role, branch_ids: JSON.parse(branch_ids ?? "[]") as number[] };
    const next = { ...change.account, branch_ids: change.account.role === "manager" ? change.account.branch_ids : [] };
    if (!isSame(account, next)) {
      before.account = account;
      after.account = next;
    }
  }
  return Object.keys(after).length > 0 ? { id: person.id, before, after } : null;
}

function isLessening({ before, after }: Step): boolean {
  return before.account !== undefined && after.account !== undefined && reachesLess(before.account, after.account);
}

async function put(trx: Db, ids: readonly number[], change: PeopleChange, now: string): Promise<void> {
  const { account, texts, ...fields } = change;
  if (Object.keys(fields).length > 0)
    await repo.updatePeople(trx, ids, { ...fields, texts: writeTexts(texts), updated_at: now });
  if (account)
    await repo.updateAccounts(trx, ids, { role: account.role, branch_ids: JSON.stringify(account.branch_ids) });
}

/** The steps as changes, one for all that are alike. */
function grouped(steps: readonly Step[], side: "before" | "after"): PeopleChanges {
  const groups = new Map<string, PeopleChanges[number]>();
  for (const { id, [side]: change } of steps) {
    const key = JSON.stringify(change);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { ids: [id], change });
  }
  return [...groups.values()];
}

type RoleTexts = Texts<"role"> | null;

/** What the texts say of the role alone. */
function wordsOfRole(texts: Texts | null): RoleTexts {
  return putRole(null, texts);
}

/** The texts with the role of others in place of their own. */
function putRole(texts: Texts | null, others: Texts | null | undefined): RoleTexts {
  const languages = Object.keys({ ...texts, ...others }) as (keyof Texts)[];
  const put = languages.flatMap((language) => {
    const { role: _, ...kept } = texts?.[language] ?? {};
    const role = others?.[language]?.role;
    const said = { ...kept, ...(role && { role }) };
    return Object.keys(said).length > 0 ? [[language, said]] : [];
  });
  return put.length > 0 ? Object.fromEntries(put) : null;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function requireBranches(trx: Db, actor: ClientActor, changes: PeopleChanges): Promise<void> {
  const asked = changes.flatMap(({ change }) => [change.branch_id, ...(change.account?.branch_ids ?? [])]);
  for (const id of new Set(asked)) if (id !== undefined) await requireOwnBranch(trx, actor, id);
}
