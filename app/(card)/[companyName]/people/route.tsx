import { CardScript } from "@/components/card/card-script";
import { cardLook, describePeople, purgeTags } from "@/components/card/head/card-metadata";
import { PeoplePage } from "@/components/card/people/people-page";
import { answerDocument } from "@/components/document";
import { readPeopleSearch } from "@/lib/card/people-search";
import { said } from "@/lib/i18n/said";
import * as paths from "@/lib/paths";
import { log } from "@/lib/runtime/log/log";
import { loadPeople } from "@/lib/web/provider-client/cards";
import { movedTo } from "@/lib/web/site/plain-response";
import { readSite } from "@/lib/web/site/site";
import { eventsAddress } from "../card-events";
import { answerAbsent, answerNoCard } from "../no-card";
import { readCompany } from "../read-company";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

/** Everybody in a company whose people have cards. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const reading = await readCompany(request, (await params).companyName);
  if (reading.state !== "found") return answerNoCard(request, reading);
  const { t, company, slug, at, name } = reading;
  if (!company.profile.person_cards) return answerAbsent(reading, "card.missing.noPeople", "card.missing.noPersonText");
  if (slug !== name) return movedTo(paths.companyPeople(at));
  const search = readPeopleSearch(new URL(request.url).searchParams);
  const found = await loadPeople(reading, search).catch((error) => {
    log.error("A company's people could not be read", error);
    return null;
  });
  if (!found) return answerNoCard(request, { state: "failed", name, message: said("card.missing.peopleFailed") });
  return answerDocument(
    { t, head: describePeople(t, { company, at, search }, await readSite()), look: cardLook, tags: purgeTags(reading) },
    <>
      <PeoplePage {...{ t, company, at, search, found }} />
      <CardScript t={t} events={eventsAddress(slug)} opened="" />
    </>,
  );
}
