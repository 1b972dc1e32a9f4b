import type { Company } from "../contract/cards/company";
import type { Person } from "../contract/content/person";
import * as paths from "../paths";
import { parsePhone, phoneOf } from "./phone";

/**
 * The company's card as one of its people hands it out: with their own number, WhatsApp and e-mail, and the company's
 * where they have none. Their colleagues stay on the company's own.
 */
export function personCard<C extends { company: Company }>(card: C, person: Person) {
  const { client } = card.company;
  const reach = {
    phone: person.phone || person.whatsapp || client.phone,
    chat: parsePhone(person.whatsapp)?.chat ?? phoneOf(client)?.chat ?? null,
    email: person.email || client.email,
  };
  return { ...card, person, people: [], company: { ...card.company, client: { ...client, ...reach } } };
}

/** The code that leads to a card, the company's or a person's. */
export function codeOf({ person }: { person?: Person }, at: paths.CardAddress, kind: "svg" | "png"): string {
  return person ? paths.personCode(at, person, kind) : paths.qrCode(at, kind, true);
}

/** The address of a card, the company's or a person's. */
export function pageOf({ person }: { person?: Person }, at: paths.CardAddress): string {
  return person ? paths.person(at, person) : paths.card(at);
}
