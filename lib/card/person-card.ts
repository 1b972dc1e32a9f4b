import type { Company } from "../contract/cards/company";
import { branchOf, hoursOf } from "../contract/cards/whereabouts";
import type { Person } from "../contract/content/person";
import type { Texts } from "../contract/texts";
import { parsePhone, phoneOf } from "./phone";

/** When a person's links are shown. */
const always = { shown: true, from: null, until: null };

/**
 * The company's card as one of its people hands it out: with their own number, WhatsApp and e-mail, and their branch's or
 * the company's where they have none, and with their links before the company's. It offers appointments unless they give
 * none. Their colleagues stay on the company's own.
 */
export function personCard<C extends { company: Company }>(card: C, person: Person) {
  const branch = branchOf(card.company, person);
  const { client, profile, ...company } = companyOf(card.company, person);
  const reach = {
    phone: person.phone || person.whatsapp || branch?.phone || client.phone,
    chat: parsePhone(person.whatsapp)?.chat ?? phoneOf(client)?.chat ?? null,
    email: person.email || client.email,
  };
  const links = [...(person.links ?? []).map((link) => ({ ...link, ...always })), ...(profile.links ?? [])];
  const takes_appointments = company.takes_appointments && person.appointments !== "off";
  const own = { ...company, takes_appointments, client: { ...client, ...reach }, profile: { ...profile, links } };
  return { ...card, person, branch, people: [], company: own };
}

/**
 * The company where its person is found: what they say of hours, and then what the branch says of place and hours, comes
 * before what the company says.
 */
export function companyOf<C extends Company>(company: C, person: Person): C {
  const branch = branchOf(company, person);
  if (!branch && !person.hours) return company;
  const profile = { ...company.profile, opening_hours: hoursOf(company, person) };
  if (!branch) return { ...company, profile };
  const { address, location, texts } = branch;
  const place = address || location ? { address, location, texts: withAddress(profile.texts, texts) } : {};
  return {
    ...company,
    profile: {
      ...profile,
      ...place,
      branches: profile.branches?.filter((other) => other !== branch),
    },
  };
}

/** The texts with the address of others. */
function withAddress(texts: Texts | null | undefined, others: Texts | undefined): Texts {
  const languages = Object.keys({ ...texts, ...others }) as (keyof Texts)[];
  return Object.fromEntries(languages.map((one) => [one, { ...texts?.[one], address: others?.[one]?.address }]));
}
