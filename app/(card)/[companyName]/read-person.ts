import { personCard } from "@/lib/card/person-card";
import { mayBeHandle } from "@/lib/contract/content/handle";
import type { Person } from "@/lib/contract/content/person";
import { said } from "@/lib/i18n/said";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { log } from "@/lib/runtime/log/log";
import { type Card, findByHandle, loadPerson, loadSuccessor } from "@/lib/web/provider-client/cards";
import { readId, readIdAtEnd } from "@/lib/web/site/read-id";
import type { NoCardReading } from "./no-card";
import { readCard } from "./read-card";
import type { FoundCompany } from "./read-company";

type FoundCard = FoundCompany & { card: Card };
type FoundPerson = FoundCard & { person: Person };
/** The company is there and has no card of such a person. */
type NoPersonReading = { state: "absent"; at: paths.CardAddress; t: T };
export type PersonReading = FoundPerson | NoPersonReading | NoCardReading;

/** The person's card that two path segments lead to; the id at the end tells whose, as of a product. */
export function readPerson(request: Request, companySegment: string, personSegment: string): Promise<PersonReading> {
  return readPersonCard(request, companySegment, async () => readIdAtEnd(paths.decodeSegment(personSegment)));
}

/** The same by a short address, the present one or an earlier one. */
export function readPersonByHandle(request: Request, companySegment: string, segment: string): Promise<PersonReading> {
  return readPersonCard(request, companySegment, async ({ card, slug }) => {
    const handle = paths.decodeSegment(segment).toLowerCase();
    if (!mayBeHandle(handle)) return null;
    return card.people.find((one) => one.handle === handle)?.id ?? findByHandle({ slug }, handle);
  });
}

type FindId = (reading: FoundCard) => Promise<number | null>;

async function readPersonCard(request: Request, companySegment: string, findId: FindId): Promise<PersonReading> {
  const reading = await readCard(request, companySegment);
  if (reading.state !== "found") return reading;
  const { card, at, t } = reading;
  if (!card.company.profile.person_cards) return { state: "absent", at, t };
  try {
    const id = await findId(reading);
    if (id === null) return { state: "absent", at, t };
    // A list that could not be read is empty on a card.
    const person = card.people.find((one) => one.id === id) ?? (await loadPerson(reading, id));
    if (!person) return await readFormer(reading, id);
    return { ...reading, card: personCard(card, person), person };
  } catch (error) {
    log.error("A person could not be read", error);
    return { state: "failed", name: reading.name, message: said("card.missing.personFailed") };
  }
}

/** Where the card of one who left was, which may come back. */
async function readFormer({ at, slug, t }: FoundCompany, id: number): Promise<NoPersonReading | NoCardReading> {
  const successor = await loadSuccessor({ slug }, id);
  if (!successor) return { state: "absent", at, t };
  const { person, says_so: saysSo } = successor;
  const pathOf = saysSo ? paths.successor : paths.person;
  return { state: "elsewhere", location: person ? pathOf(at, person) : paths.card(at) };
}

/** Whose card an id names; undefined for the company's own, which also stands in for one that cannot be read. */
export async function findPerson(reading: FoundCompany, asked = ""): Promise<Person | undefined> {
  const id = reading.company.profile.person_cards ? readId(asked) : null;
  const person = id && (await loadPerson(reading, id).catch(() => null));
  return person || undefined;
}
