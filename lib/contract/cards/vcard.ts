const maxLineOctets = 75;

/** A vCard 3.0 of these properties: address books read that version's photos, and few read 4.0's. */
export function writeVcard(properties: readonly string[]): string {
  const lines = ["BEGIN:VCARD", "VERSION:3.0", ...properties, "END:VCARD"];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** A text inside a property, where it ends neither that nor a part of it. */
export function escapeVcard(text: string): string {
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
