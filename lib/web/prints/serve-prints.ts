import { asShown } from "../../card/card-address";
import type { Company } from "../../contract/cards/company";
import * as personMessages from "../../contract/content/messages/person";
import { peopleOperations } from "../../contract/content/operations";
import type { Person } from "../../contract/content/person";
import { printPeopleSchema } from "../../contract/content/print-people";
import { ApiError, validationError } from "../../contract/errors";
import { accountOperations } from "../../contract/identity/operations";
import { parseJson } from "../../contract/json-text";
import { callLimits } from "../../contract/values";
import type { CardAddress } from "../../paths";
import { currentUserAnswerSchema } from "../answers/core";
import { readAnswer } from "../answers/read-answer";
import { callOperation, readOperation } from "../provider-client/call-operation";
import { loadCompany } from "../provider-client/companies";
import { type Caller, serveSignedIn } from "../session/serve-signed-in";
import { assertSmall } from "../site/small-body";

/** People who have cards, in their order, and the company's of theirs. */
export type Printed = { company: Company; at: CardAddress; people: Person[] };

type File = { type: string; body: BodyInit };

/** Answers `POST /api/prints/…` with a file of the cards of those people whom the caller reaches. */
export function servePrints(make: (printed: Printed, signal: AbortSignal) => Promise<File>) {
  return (request: Request) =>
    serveSignedIn(request, peopleOperations.listPeople.access, async (caller) => {
      const printed = await findPrinted(caller, await readPeople(request));
      const { type, body } = await make(printed, request.signal);
      return new Response(body, { headers: { "content-type": type } });
    });
}

async function readPeople(request: Request): Promise<number[] | null> {
  assertSmall(request);
  const result = printPeopleSchema.safeParse(parseJson(await request.text()));
  if (!result.success) throw validationError(result.error);
  return result.data.people;
}

async function findPrinted(caller: Caller, ids: number[] | null): Promise<Printed> {
  const { slug } = await readAnswer(
    await callOperation(accountOperations.getCurrentUser, caller),
    currentUserAnswerSchema,
  );
  const company = slug ? await loadCompany(slug) : null;
  const people = slug && company?.profile.person_cards ? await listPeople(caller) : [];
  const chosen = new Set(ids);
  const printed = people.filter(({ id, is_resting }) => !is_resting && (ids === null || chosen.has(id)));
  if (!slug || !company || printed.length === 0) throw new ApiError("not_found", personMessages.noCards);
  return { company, at: { slug }, people: printed.map((person) => asShown(person, company.profile)) };
}

async function listPeople(caller: Caller): Promise<Person[]> {
  const people: Person[] = [];
  for (let page = 1; ; page++) {
    const query = { page, page_size: callLimits.pageSize.max };
    const list = await readOperation(peopleOperations.listPeople, { ...caller, query });
    if (!list) return people;
    people.push(...list.results);
    if (!list.next) return people;
  }
}
