import { invitationLimits } from "@/lib/contract/joining/values";
import { contactOf, type Invited, keepInvitation } from "../../joining/invitations";
import { countWithoutPerson } from "../../joining/repo";
import { keepBranches, listBranches } from "../../memberships/branches-repo";
import { setPerson } from "../../memberships/repo";
import { readLimitsOf } from "../../plans/allowance";
import { foldPhone } from "../../ports/database/folding/fold-phone";
import type { ArchivedMembership } from "./card";
import type { Put } from "./put-contents";
import { listMembers } from "./repo";

/** One of the archive, with the id of its own card here. */
type Member = ArchivedMembership & { personId: number | null };

/**
 * Accounts that work for the client here stay what they are, and get their own cards back. The archive's others are
 * invited, of which nobody is told: a file makes nobody work for a company.
 *
 * @param people the ids of the archive's people here, in its order
 * @returns how many are invited
 */
export async function putMembers(put: Put, people: readonly number[]): Promise<number> {
  const { open, by, clientId, card } = put;
  const { trx, now } = open;
  const branches = await listBranches(trx, clientId);
  await keepBranches(trx, clientId, branches);
  const members = card.memberships.map((member) => ({
    ...member,
    personId: member.person === null ? null : (people[member.person] ?? null),
  }));
  const { absent, taken } = await giveCards(put, members);
  const ids = branches.flatMap(({ id }) => id ?? []);
  const invited = absent.flatMap((member) => inviteTo(member, card.people[member.person ?? -1], ids) ?? []);
  const withCard = firstOfEach(invited.filter(({ person_id }) => person_id !== null && !taken.has(person_id)));
  const withoutCard = invited.filter(({ person_id }) => person_id === null);
  const cards = (await readLimitsOf(trx, clientId)).people - taken.size;
  const others = invitationLimits.withoutPerson - (await countWithoutPerson(trx, clientId, now));
  const all = [...withCard.slice(0, Math.max(0, cards)), ...withoutCard.slice(0, Math.max(0, others))];
  for (const one of all) await keepInvitation(open, clientId, by, one);
  return all.length;
}

/** @returns who does not work for the client here, and the people whose cards are somebody's */
async function giveCards({ open: { trx }, clientId }: Put, members: readonly Member[]) {
  const present = await listMembers(trx, clientId);
  const byEmail = new Map(present.map((one) => [one.email, one]));
  const byPhone = new Map(present.map((one) => [one.sign_in_phone, one]));
  const taken = new Set<number>();
  const absent: Member[] = [];
  for (const member of members) {
    const { email, phone, personId } = member;
    const own = email ? byEmail.get(email) : phone ? byPhone.get(foldPhone(phone)) : undefined;
    if (!own) absent.push(member);
    else if (personId !== null && own.person_id === null && !taken.has(personId)) {
      await setPerson(trx, own.id, personId);
      own.person_id = personId;
      taken.add(personId);
    }
  }
  return { absent, taken };
}

/** What an account is invited to: a card, or to manage branches. Nobody is to own; that is never a file's to say. */
function inviteTo(
  { role, name, email, phone, branches, personId }: Member,
  person: Put["card"]["people"][number] | undefined,
  known: readonly number[],
): Invited | undefined {
  const branch_ids = role === "manager" ? branches.filter((id) => known.includes(id)) : [];
  const work = { role: branch_ids.length > 0 ? "manager" : "member", branch_ids } as const;
  if (person && personId !== null) return { ...work, ...contactOf({ ...person, id: personId }) };
  return work.role === "manager" && (email || phone) ? { ...work, person_id: null, name, email, phone } : undefined;
}

function firstOfEach(invited: readonly Invited[]): Invited[] {
  return [...new Map(invited.toReversed().map((one) => [one.person_id, one])).values()].toReversed();
}
