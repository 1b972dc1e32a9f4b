import type { ImportedRow } from "@/lib/contract/clients/schema";
import * as personMessages from "@/lib/contract/content/messages/person";
import { validationError } from "@/lib/contract/errors";
import * as joiningMessages from "@/lib/contract/joining/messages";
import { type AddedPerson, type AddPeopleInput, addedPersonSchema } from "@/lib/contract/joining/schema";
import { peopleFileLimits } from "@/lib/contract/joining/values";
import { clientTag } from "@/lib/contract/page-tags";
import { reachOf } from "@/lib/contract/policies";
import { touchClient } from "../clients/repo";
import { addPerson } from "../content/people/service";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { listBranches } from "../memberships/branches-repo";
import { readLimitsOf } from "../plans/allowance";
import { fold } from "../ports/database/folding/fold";
import { foldPhone } from "../ports/database/folding/fold-phone";
import type { Db } from "../ports/database/schema";
import { contactOf, type Invited, mailInvitation, requireMail, saveInvitation } from "./invitations";
import * as repo from "./repo";

type Judged = ImportedRow & { input?: AddedPerson; branch_id?: number | null };

/**
 * Adds people, so many in one transaction; with `dry_run` it only tells what each row would become. A repeated run adds
 * nobody again: who has the e-mail of a row, or else its number, is there.
 *
 * @throws ApiError 400 where invitations are to be mailed and there is no mail
 */
export async function addPeople(
  deps: Deps,
  actor: ClientActor,
  { rows, dry_run, mail_invitations }: AddPeopleInput,
  by: AuditActor,
): Promise<ImportedRow[]> {
  if (mail_invitations) await requireMail(deps, actor.clientId);
  const judged = await judge(deps.db, actor, rows);
  if (dry_run) return judged.map(withoutInput);
  const results: ImportedRow[] = [];
  for (let start = 0; start < rows.length; start += peopleFileLimits.batch) {
    const batch = { start, rows: rows.slice(start, start + peopleFileLimits.batch) };
    results.push(...(await addBatch(deps, actor, batch, mail_invitations, by)));
  }
  // A repetition of a row in a batch before finds that one there by now.
  return results.map((result, row) => (judged[row]?.outcome === "duplicate" ? withoutInput(judged[row]) : result));
}

function addBatch(
  deps: Deps,
  actor: ClientActor,
  { start, rows }: { start: number; rows: unknown[] },
  isMailed: boolean,
  by: AuditActor,
): Promise<ImportedRow[]> {
  const { clientId } = actor;
  return write(deps, by, async (open) => {
    await touchClient(open.trx, clientId, open.now);
    const results: ImportedRow[] = [];
    for (const one of await judge(open.trx, actor, rows)) {
      const added = one.input ? await addOne(deps, open, { ...one, input: one.input, clientId, isMailed, by }) : one;
      results.push({ ...withoutInput(added), row: start + one.row });
    }
    const count = results.filter(({ outcome }) => outcome === "created").length;
    if (count === 0) return results;
    open.changed(clientTag(clientId));
    await open.record({ action: "people_added", target: `client:${clientId}`, detail: String(count) });
    return results;
  });
}

type Adding = Judged & { input: AddedPerson; clientId: number; isMailed: boolean; by: AuditActor };

async function addOne(
  deps: Deps,
  open: Write,
  { row, input, branch_id = null, clientId, isMailed, by }: Adding,
): Promise<Judged> {
  const { branch: _, ...said } = input;
  const person = await addPerson(open, clientId, { ...said, branch_id });
  const created = { row, outcome: "created", id: person.id } as const;
  if (!isMailed || !person.email) return created;
  const invited = { role: "member", branch_ids: [], ...contactOf(person) } satisfies Invited;
  const { id } = await saveInvitation(open, clientId, by, invited);
  if (await mailInvitation(deps, open, { id, clientId, email: person.email })) return created;
  return { ...created, fields: { email: [joiningMessages.tooManyMails] } };
}

/** What each row is, or would become. */
async function judge(db: Db, actor: ClientActor, rows: readonly unknown[]): Promise<Judged[]> {
  const { clientId } = actor;
  const people = await repo.listKnownPeople(db, clientId);
  const known = index(people);
  const seen = index([]);
  const findBranch = await branchFinder(db, actor);
  const { people: most } = await readLimitsOf(db, clientId);
  let places = most - people.length;
  return rows.map((cells, row): Judged => {
    const { data: input, error } = addedPersonSchema.safeParse(cells);
    if (!input) return { row, outcome: "invalid", fields: validationError(error).fields };
    const branch = findBranch(input.branch);
    if ("problem" in branch) return { row, outcome: "invalid", fields: { branch: [branch.problem] } };
    const id = known.find(input);
    if (id !== undefined) return { row, outcome: "existing", id };
    if (seen.find(input) !== undefined)
      return { row, outcome: "duplicate", fields: { name: [joiningMessages.rowRepeated] } };
    seen.add({ ...input, id: row });
    if (places <= 0) return { row, outcome: "invalid", fields: { name: [personMessages.limit(most)] } };
    places -= 1;
    return { row, outcome: "ready", input, branch_id: branch.id };
  });
}

type Contact = Pick<AddedPerson, "name" | "phone" | "email">;

/** Finds who a contact is: by e-mail, else by number, else by the name of somebody who has neither. */
function index(people: readonly (Contact & { id: number })[]) {
  const byEmail = new Map<string, number>();
  const byPhone = new Map<string, { id: number; email: string }>();
  const byName = new Map<string, number>();
  const add = ({ id, name, phone, email }: Contact & { id: number }) => {
    if (email) byEmail.set(email.toLowerCase(), id);
    if (phone) byPhone.set(foldPhone(phone), { id, email });
    if (!email && !phone) byName.set(fold(name), id);
  };
  people.forEach(add);
  return {
    add,
    find({ name, phone, email }: Contact): number | undefined {
      const mailed = byEmail.get(email.toLowerCase());
      if (email && mailed !== undefined) return mailed;
      const called = byPhone.get(foldPhone(phone));
      // Two with an e-mail each share the shop's number.
      if (phone && called && !(email && called.email)) return called.id;
      return email || phone ? undefined : byName.get(fold(name));
    },
  };
}

/** Reads a branch's name; a manager's people are in one of the manager's own. */
async function branchFinder(db: Db, actor: ClientActor) {
  const { branchIds } = reachOf(actor);
  const branches = new Map((await listBranches(db, actor.clientId)).map(({ id, name }) => [fold(name), id]));
  return (name: string): { id: number | null } | { problem: string } => {
    if (name === "") return branchIds ? { problem: joiningMessages.branchRequired } : { id: null };
    const id = branches.get(fold(name));
    if (id === undefined) return { problem: personMessages.branchUnknown };
    return branchIds && !branchIds.includes(id) ? { problem: personMessages.branchUnknown } : { id };
  };
}

function withoutInput({ input: _, branch_id: __, ...result }: Judged): ImportedRow {
  return result;
}
