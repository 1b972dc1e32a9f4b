import type { Company } from "@/lib/contract/cards/company";
import type { Person } from "@/lib/contract/content/person";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { loadPerson, loadSuccessor } from "@/lib/web/provider-client/cards";
import { readIdAtEnd } from "@/lib/web/site/read-id";
import { type File, serveCompanyFile } from "../../serve-company";

type Params = { companyName: string; person: string };
type PathOf = (at: paths.CardAddress, person: { id: number; slug?: string }) => string;
type Found = { t: T; company: Company; at: paths.CardAddress; person: Person };

/** A file that is made from a person's card, where there is one. Only the id at the end of the name counts. */
export function servePersonFile(pathOf: PathOf, make: (found: Found) => Promise<File>) {
  const asked = (at: paths.CardAddress, segment: string) => pathOf(at, { id: 0, slug: paths.decodeSegment(segment) });
  return serveCompanyFile(
    (at, { person }: Params) => asked(at, person),
    async (found, { person: segment }) => {
      const { t, company, at } = found;
      const id = company.profile.person_cards ? readIdAtEnd(paths.decodeSegment(segment)) : null;
      const person = id === null ? null : await loadPerson(found, id);
      if (!person) return id === null ? null : leadOn(found, id, pathOf);
      // One name per file, or made-up names would fill the cache.
      const path = pathOf(at, person);
      if (path !== asked(at, segment)) return { foundAt: path };
      return { names: [person.name, person.slug ?? String(person.id)], ...(await make({ t, company, at, person })) };
    },
  );
}

/** From the file of one who left to the successor's, or to the company's. */
export async function leadOn(
  { at, slug }: { at: paths.CardAddress; slug: string },
  id: number,
  pathOf: PathOf,
  ofCompany = (at: paths.CardAddress) => pathOf(at, { id }).replace(/\/people\/[^/]+(?=\/[^/]+$)/, ""),
): Promise<{ foundForNowAt: string } | null> {
  const successor = await loadSuccessor({ slug }, id);
  return successor && { foundForNowAt: successor.person ? pathOf(at, successor.person) : ofCompany(at) };
}
