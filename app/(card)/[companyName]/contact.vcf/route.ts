import { describeInWords } from "@/lib/card/describe-in-words";
import { parsePhone } from "@/lib/card/phone";
import { buildVcard } from "@/lib/card/vcard";
import type { Company } from "@/lib/contract/cards/company";
import * as paths from "@/lib/paths";
import { cardLink } from "../load-code";
import { loadContactPhoto } from "../load-logo";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

const file = { type: "text/vcard; charset=utf-8", ending: ".vcf" };

/** The company's vCard; of a closed card, with what is left of it. */
export const GET = serveCompanyFile(
  paths.contactFile,
  async ({ company, at }) => ({
    ...file,
    body: buildVcard({
      ...describeContact(company, at),
      photo: await loadContactPhoto(company.profile.logo_photo, company.profile.logo),
    }),
  }),
  ({ company_name: name, phone }) => ({
    ...file,
    body: buildVcard({
      name,
      phone: parsePhone(phone)?.dial ?? "",
      ...{ phones: [], email: "", address: "", links: [], note: "", photo: null },
    }),
  }),
);

function describeContact({ client, profile }: Company, at: paths.CardAddress) {
  return {
    name: client.company_name,
    phone: parsePhone(client.phone)?.dial ?? "",
    phones: (profile.phones ?? []).flatMap(({ label, number }) => {
      const phone = parsePhone(number)?.dial;
      return phone ? [{ label, phone }] : [];
    }),
    email: client.email,
    address: profile.address,
    links: [cardLink(at, "contact"), ...Object.values(profile.social_media_links)],
    note: describeInWords(profile),
  };
}
