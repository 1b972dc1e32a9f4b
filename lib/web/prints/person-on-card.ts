import { pageOf } from "../../card/card-address";
import { personCard } from "../../card/person-card";
import { parsePhone } from "../../card/phone";
import type { Company } from "../../contract/cards/company";
import type { Person } from "../../contract/content/person";
import { withOrigin } from "../../contract/link-origin";
import type { PersonOnCard } from "../../drawing/business-cards/faces";
import type { CardAddress } from "../../paths";
import { siteUrl } from "../site/site-url";

/** What a visiting card says of a person: what their own card does. */
export function personOnCard(company: Company, at: CardAddress, person: Person): PersonOnCard {
  const page = siteUrl() + pageOf({ person }, at);
  const { phone, email } = personCard({ company }, person).company.client;
  return {
    name: person.name,
    role: person.role,
    reach: [...phonesOf(person, phone), email].filter(Boolean),
    address: addressOf(company, person),
    link: withOrigin(page, "print"),
    shownLink: page.replace(/^https?:\/\//, ""),
  };
}

/** Their own numbers, the same one once; else the company's. */
function phonesOf({ phone: own, whatsapp }: Person, ofCard: string): string[] {
  const [phone, chat] = [parsePhone(own), parsePhone(whatsapp)];
  if (!chat) return [parsePhone(ofCard)?.shown ?? ""];
  const written = `${chat.shown} · WhatsApp`;
  return phone && phone.dial !== chat.dial ? [phone.shown, written] : [written];
}

/** Of their branch, else of the company; in one line. */
function addressOf({ profile }: Company, { branch_id }: Person): string {
  const branch = profile.branches?.find(({ id }) => id === branch_id);
  const address = branch?.address || profile.address;
  return [branch?.name, ...address.split(/[\s,]*\n\s*/)].filter(Boolean).join(", ");
}
