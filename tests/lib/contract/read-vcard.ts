export type Property = { name: string; parameters: string[]; value: string };

/** Parses a vCard 3.0 (RFC 2426) as strictly as the pickiest phone, and throws where that phone would refuse. */
export function readVcard(bytes: Buffer): Property[] {
  const lines = splitLines(bytes);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(75);
  const text = lines.map((line) => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line));
  const unfolded = text.join("\n").replaceAll("\n ", "").split("\n");
  expect(unfolded.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(unfolded.at(-1)).toBe("END:VCARD");
  return unfolded.slice(2, -1).map(readProperty);
}

/** The parts of a structured value (N, ADR), unescaped. */
export function readParts(value: string): string[] {
  return value.split(/(?<!\\);/).map(unescapeText);
}

export function unescapeText(value: string): string {
  expect(value).not.toMatch(/(?<!\\)(\\\\)*,/);
  return value.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? "\n" : character));
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf("\r\n"); end >= 0; end = bytes.indexOf("\r\n", start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 2;
  }
  expect(start).toBe(bytes.length);
  for (const line of lines) expect(line.includes("\n") || line.includes("\r")).toBe(false);
  return lines;
}

function readProperty(line: string): Property {
  const match = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/i.exec(line);
  if (!match) throw new Error(`Not a property: ${line.slice(0, 80)}`);
  const [, name = "", parameters = "", value = ""] = match;
  return { name, parameters: parameters.split(";").filter(Boolean), value };
}
