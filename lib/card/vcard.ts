import { escapeVcard, writeVcard } from "../contract/cards/vcard";

/** What a phone keeps of a company, or of one of its people. Empty texts are left out; links are absolute. */
export type Contact = {
  name: string;
  /** Of a person: the company, and what they do there. */
  works?: { at: string; as: string };
  /** As it is dialled. */
  phone: string;
  /** Further numbers, as they are dialled, each under its label. */
  phones: { label: string; phone: string }[];
  email: string;
  address: string;
  links: string[];
  note: string;
  /** A square JPEG; address books refuse large ones, so at most `maxPhotoBytes`. */
  photo: Uint8Array | null;
};

export const maxPhotoBytes = 60 * 1024;

/** Address books show it as a company, unless it is a person who works at one. A name of several words has no safe parts. */
export function buildVcard(contact: Contact): string {
  const name = escapeVcard(contact.name);
  const lines = [`FN:${name}`, `N:;${name};;;`, `ORG:${contact.works ? escapeVcard(contact.works.at) : name}`];
  if (!contact.works) lines.push("X-ABShowAs:COMPANY");
  if (contact.works?.as) lines.push(`TITLE:${escapeVcard(contact.works.as)}`);
  if (contact.phone) lines.push(`TEL;TYPE=WORK,VOICE,PREF:${escapeVcard(contact.phone)}`);
  // A label of one's own hangs on a group's name; programs that do not know such labels read the number all the same.
  contact.phones.forEach(({ label, phone }, index) => {
    const group = `item${index + 1}`;
    lines.push(`${group}.TEL:${escapeVcard(phone)}`, `${group}.X-ABLabel:${escapeVcard(label)}`);
  });
  if (contact.email) lines.push(`EMAIL;TYPE=INTERNET,WORK:${escapeVcard(contact.email)}`);
  if (contact.address) lines.push(`ADR;TYPE=WORK:;;${escapeVcard(contact.address)};;;;`);
  for (const link of contact.links) lines.push(`URL:${link.replace(/\s/g, encodeURIComponent)}`);
  if (contact.note) lines.push(`NOTE:${escapeVcard(contact.note)}`);
  if (contact.photo) lines.push(`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(contact.photo).toString("base64")}`);
  return writeVcard(lines);
}
