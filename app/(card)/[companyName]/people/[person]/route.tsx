import { personJsonLd } from "@/components/card/head/card-json-ld";
import { describePersonCard } from "@/components/card/head/card-metadata";
import * as paths from "@/lib/paths";
import { movedTo } from "@/lib/web/site/plain-response";
import { answerCard } from "../../answer-card";
import { answerAbsent, answerNoCard } from "../../no-card";
import { readPerson } from "../../read-person";
import { isContactFile, serveContactFile } from "./contact-file";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string; person: string }> };

/** A person's card, or their contact file. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { companyName, person: asked } = await context.params;
  if (isContactFile(asked)) return serveContactFile(request, context);
  const reading = await readPerson(request, companyName, asked);
  if (reading.state === "absent") return answerAbsent(reading, "card.missing.noPerson", "card.missing.noPersonText");
  if (reading.state !== "found") return answerNoCard(request, reading);

  const { t, company, at, name, person, segment } = reading;
  const path = paths.person(at, person);
  if (path !== paths.person({ ...at, slug: name }, { id: person.id, slug: segment })) return movedTo(path);
  return answerCard(reading, (site) => ({
    head: describePersonCard(t, { company, at, person }, site),
    data: personJsonLd(company, at, person, site),
  }));
}
