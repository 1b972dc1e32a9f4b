/** What a phone keeps of a company. Empty texts are left out; links are absolute. */
export type Contact = {
  name: string;
  /** As it is dialled. */
  phone: string;
  email: string;
  address: string;
  links: string[];
  note: string;
  /** A square JPEG; address books refuse large ones, so at most `maxPhotoBytes`. */
  photo: Uint8Array | null;
};

export const maxPhotoBytes = 60 * 1024;

const maxLineOctets = 75;

/** A vCard 3.0: address books read that version's photos, and few read 4.0's. */
export function buildVcard(contact: Contact): string {
  const name = escapeText(contact.name);
  const lines = ["BEGIN:VCARD", "VERSION:3.0", `FN:${name}`, `N:;${name};;;`, `ORG:${name}`, "X-ABShowAs:COMPANY"];
  if (contact.phone) lines.push(`TEL;TYPE=WORK,VOICE,PREF:${escapeText(contact.phone)}`);
  if (contact.email) lines.push(`EMAIL;TYPE=INTERNET,WORK:${escapeText(contact.email)}`);
  if (contact.address) lines.push(`ADR;TYPE=WORK:;;${escapeText(contact.address)};;;;`);
  for (const link of contact.links) lines.push(`URL:${link.replace(/\s/g, encodeURIComponent)}`);
  if (contact.note) lines.push(`NOTE:${escapeText(contact.note)}`);
  if (contact.photo) lines.push(`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(contact.photo).toString("base64")}`);
  lines.push("END:VCARD");
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Breaks a line by octets, never inside a character. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
