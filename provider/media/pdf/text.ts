import { decodeName, PdfReader } from "./reader";
import { keysOfInterest, type PdfRules } from "./rules";

/** What stands between words; PDFium takes 0x80 and 0xff for spaces. A comment is bounded, or a file of many takes for ever. */
const gap = String.raw`(?:[\0\t\n\f\r \x80\xff]|%[^\r\n]{0,300}[\r\n])`;
const name = String.raw`\/([^\0\t\n\f\r ()<>[\]{}/%]*)`;
/** The sign at the end of a number, as in `0-` and `0e+`, is for pdf.js none that matters. */
const entry = new RegExp(String.raw`(?:(?<=[\0\t\n\f\r \x80\xff\d.+-])obj(?![A-Za-z])|(trailer))${gap}*`, "g");
const numbers = new RegExp(String.raw`(\d+)${gap}+\d+${gap}*$`);
const kind = new RegExp(String.raw`\/(?:S|#53)${gap}*${name}`, "g");
const anyName = new RegExp(name, "g");
const streamStart = /(?<=[\0\t\n\f\r >\x80\xff])stream(?![A-Za-z])/g;

const numberLength = 10;
/** How far before an object its number is looked for: spaces and comments may stand between. */
const numberReach = 256;

/** `number` is missing where it cannot be told, `offset` is where the object or the trailer's dictionary begins. */
export type Entry = { offset: number; number: number | undefined; isTrailer: boolean };

/** Every place where an object may begin, whatever the file's tables say, also within data and between objects. */
export function* findEntries(text: string): Generator<Entry> {
  for (const { index, 0: match, 1: trailer } of text.matchAll(entry)) {
    const isTrailer = trailer !== undefined;
    yield { offset: index + match.length, number: isTrailer ? undefined : readNumber(text, index), isTrailer };
  }
}

/** Actions by their kind alone, also where no object begins and no parser looks. */
export function inspectKinds(text: string, rules: PdfRules): void {
  for (const [, written = ""] of text.matchAll(kind)) rules.inspectName(decodeName(written));
}

/** For bytes with flaws, in which readers find different objects: every name counts, and any may be a key. */
export function inspectNames(bytes: Uint8Array, rules: PdfRules, left: { read: number }): void {
  const spaced = Buffer.from(bytes.map((byte) => (byte === 0x80 || byte === 0xff ? 0x20 : byte)));
  const reader = new PdfReader(spaced, rules, left);
  const text = spaced.toString("latin1");
  for (const { index, 0: match, 1: written = "" } of text.matchAll(anyName)) {
    const name = decodeName(written);
    // Two letters come by chance in any picture.
    if (name.length > 2) rules.inspectName(name);
    if (!keysOfInterest.has(name)) continue;
    const value = reader.tryReadAt(index + match.length);
    if (value) rules.inspectStray(name, value);
    else {
      const start = reader.findWord(index + match.length);
      rules.inspectUnreadable(name, text.slice(start, start + numberLength));
    }
  }
}

/** Where data may begin that belong to a dictionary before them. */
export function findStreams(text: string): number[] {
  return [...text.matchAll(streamStart)].map(({ index, 0: keyword }) => index + keyword.length);
}

export function collectNames(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(anyName), ([, written = ""]) => decodeName(written)));
}

function readNumber(text: string, end: number): number | undefined {
  const start = Math.max(0, end - numberReach);
  const match = numbers.exec(text.slice(start, end));
  // At the very beginning of the piece, digits may be missing.
  return match && (match.index > 0 || start === 0) ? Number(match[1]) : undefined;
}
