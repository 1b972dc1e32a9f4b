import { companyOf } from "@/lib/card/person-card";
import { parsePhone } from "@/lib/card/phone";
import { buildVcard } from "@/lib/card/vcard";
import type { Company } from "@/lib/contract/cards/company";
import type { Person } from "@/lib/contract/content/person";
import * as paths from "@/lib/paths";
import { decodeSegment } from "@/lib/paths";
import { loadPerson } from "@/lib/web/provider-client/cards";
import { readIdAtEnd } from "@/lib/web/site/read-id";
import { linkTo } from "../../load-code";
import { loadContactPhoto } from "../../load-logo";
import { serveCompanyFile } from "../../serve-company";
import { leadOn } from "./serve-person-file";

type Params = { companyName: string; person: string };

const ending = ".vcf";

/** Whether a person's contact file is asked for, and not their card. */
export const isContactFile = (segment: string) => decodeSegment(segment).endsWith(ending);

/** A person's vCard. Only the id at the end counts, so that links survive a new name. */
export const serveContactFile = serveCompanyFile(
  (at, { person }: Params) => pathOf(at, person),
  async (found, { person: segment }) => {
    const { company, slug } = found;
    const id = readIdAtEnd(decodeSegment(segment).slice(0, -ending.length));
    const person = id === null ? null : await loadPerson(found, id);
    if (!person)
      return id !== null && company.profile.person_cards
        ? leadOn(found, id, paths.personFile, paths.contactFile)
        : null;
    // One name per file, or made-up names would fill the cache.
    const path = paths.personFile({ slug }, person);
    if (path !== pathOf({ slug }, segment)) return { foundAt: path };
    return {
      type: "text/vcard; charset=utf-8",
      ending,
      names: [person.name, person.slug ?? String(person.id)],
      body: buildVcard({
        ...describePerson(person, company, slug),
        photo: await loadContactPhoto(person.image_photo, person.image),
      }),
    };
  },
);

/** The same file at the company's present address; it has no languages. */
function pathOf({ slug }: paths.CardAddress, segment: string): string {
  return `${paths.card({ slug })}/people/${encodeURIComponent(decodeSegment(segment))}`;
}

function describePerson(person: Person, company: Company, slug: string) {
  const { client, profile } = companyOf(company, person);
  const { name, role, email, about = "", links = [] } = person;
  const page = profile.person_cards ? paths.person({ slug }, person) : paths.card({ slug });
  const phone = parsePhone(person.phone)?.dial ?? "";
  const chat = parsePhone(person.whatsapp)?.dial;
  return {
    name,
    works: { at: client.company_name, as: role },
    phone,
    phones: chat && chat !== phone ? [{ label: "WhatsApp", phone: chat }] : [],
    email,
    address: profile.address,
    links: [linkTo(page, "contact"), ...links.map(({ url }) => url)],
    note: about,
  };
}
