import { personJsonLd } from "@/components/card/head/card-json-ld";
import { describePersonCard } from "@/components/card/head/card-metadata";
import * as paths from "@/lib/paths";
import { movedTo, moveFor } from "@/lib/web/site/plain-response";
import { answerCard } from "./answer-card";
import { answerAbsent, answerNoCard } from "./no-card";
import type { PersonReading } from "./read-person";

/**
 * A person's card at its one address, to which the others lead: for good where a name has changed, and for now where a
 * short address is involved, which may come and go.
 */
export async function answerPerson(
  request: Request,
  reading: PersonReading,
  asked: paths.PersonAddress,
): Promise<Response> {
  if (reading.state === "absent") return answerAbsent(reading, "card.missing.noPerson", "card.missing.noPersonText");
  if (reading.state !== "found") return answerNoCard(request, reading);
  const { t, company, at, name, person } = reading;
  const path = paths.person(at, person);
  const move = asked.handle || person.handle ? moveFor : movedTo;
  if (path !== paths.person({ ...at, slug: name }, asked)) return move(path);
  return answerCard(reading, (site) => ({
    head: describePersonCard(t, { company, at, person }, site),
    data: personJsonLd(company, at, person, site),
  }));
}
