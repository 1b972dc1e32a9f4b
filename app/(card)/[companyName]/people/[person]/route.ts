import { parsePhone } from "@/lib/card/phone";
import { buildVcard } from "@/lib/card/vcard";
import type { Company } from "@/lib/contract/cards/company";
import type { Person } from "@/lib/contract/content/person";
import * as paths from "@/lib/paths";
import { decodeSegment } from "@/lib/paths";
import { loadPerson } from "@/lib/web/provider-client/cards";
import { readId } from "@/lib/web/site/read-id";
import { cardLink } from "../../load-code";
import { loadContactPhoto } from "../../load-logo";
import { serveCompanyFile } from "../../serve-company";

export const dynamic = "force-dynamic";

type Params = { companyName: string; person: string };

/** The same file at the company's present address. */
function pathOf(slug: string, segment: string): string {
  return `${paths.card({ slug })}/people/${encodeURIComponent(decodeSegment(segment))}`;
}

/** A person's vCard. Only the id at the end counts, so that links survive a new name. */
export const GET = serveCompanyFile(
  (at, { person }: Params) => pathOf(at.slug, person),
  async ({ company, slug }, { person: segment }) => {
    const name = /^(?:.*-)?(\d+)\.vcf$/.exec(decodeSegment(segment))?.[1];
    const id = name ? readId(name) : null;
    const person = id === null ? null : await loadPerson(slug, id);
    if (!person) return null;
    // One name per file, or made-up names would fill the cache.
    const path = paths.personFile({ slug }, person);
    if (path !== pathOf(slug, segment)) return { foundAt: path };
    return {
      type: "text/vcard; charset=utf-8",
      ending: ".vcf",
      names: [person.name, person.slug ?? String(person.id)],
      body: buildVcard({
        ...describePerson(person, company, slug),
        photo: await loadContactPhoto(person.image_photo, person.image),
      }),
    };
  },
);

function describePerson({ name, role, email, ...person }: Person, { client, profile }: Company, slug: string) {
  const phone = parsePhone(person.phone)?.dial ?? "";
  const chat = parsePhone(person.whatsapp)?.dial;
  return {
    name,
    works: { at: client.company_name, as: role },
    phone,
    phones: chat && chat !== phone ? [{ label: "WhatsApp", phone: chat }] : [],
    email,
    address: profile.address,
    links: [cardLink({ slug }, "contact")],
    note: "",
  };
}
