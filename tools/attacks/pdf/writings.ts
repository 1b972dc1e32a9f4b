import { usual, type Writing } from "./writer";

const text = (change: (text: string) => string): Writing => ({ ...usual, text: change });
const head = (change: (number: number) => string): Writing => ({ ...usual, head: change });
/** Inserts a piece before every delimiter. */
const between = (piece: string) => text((written) => written.replace(/(?=[/[\]]|<<|>>)/g, piece));
const names = (change: (name: string) => string) =>
  text((written) => written.replace(/(?<=\/)[A-Z][A-Za-z]+/g, change));
const codeOf = (char: string) => char.charCodeAt(0).toString(16);
const strings = (change: (content: string) => string) =>
  text((written) =>
    written.replace(/\(([a-z][^()]*(?:\\[()][^()]*)*)\)/g, (_, content: string) => change(unescapeText(content))),
  );
const unescapeText = (content: string) => content.replace(/\\(.)/g, "$1");

/** Different ways to write the same objects and their headers. */
export const writings: Record<string, Writing> = {
  "as usual": usual,
  "after a long preface": { ...usual, header: `${"x".repeat(600)}\n%PDF-1.7\n` },
  "without a header": { ...usual, header: "%!PS-Adobe-3.0 PDF-1.4\n" },
  "with escaped names": names((name) => name.replace(/[aeiouJ]/g, (char) => `#${codeOf(char)}`)),
  "with wholly escaped names": names((name) => name.replace(/./g, (char) => `#${codeOf(char).toUpperCase()}`)),
  "with names that end at a zero": names((name) => `${name}#00`),
  "with comments": between("%>>)\n"),
  "with comments and carriage returns": between("%(\r"),
  "with spaces of all kinds": between(" \0\f\t\r\n"),
  "with very many spaces": between(" ".repeat(400)),
  "with carriage returns": { ...usual, header: "%PDF-1.4\r", head: (number) => `${number} 0 obj\r` },
  "with strings in octal digits": strings(
    (content) => `(${content.replace(/./g, (char) => `\\${char.charCodeAt(0).toString(8)}`)})`,
  ),
  "with strings in hexadecimal digits": strings((content) => `<${Buffer.from(content).toString("hex")}>`),
  "with an odd number of digits": strings((content) => `<${Buffer.from(`${content}p`).toString("hex").slice(0, -1)}>`),
  "with strings over two lines": strings(
    (content) => `(${content.slice(0, 3)}\\\r\n${content.slice(3).replace(/[()]/g, "\\$&")})`,
  ),
  "with heads that are glued": head((number) => `${number} 0 obj`),
  "with zeros before numbers": head((number) => `000000000000${number} 00000 obj\n`),
  "with generations": head((number) => `${number} 65535 obj\n`),
  "with generations that are no numbers": head((number) => `${number} 0.0 obj\n`),
  "with signs before numbers": head((number) => `+${number} +0 obj\n`),
  "with signs after numbers": head((number) => `${number} 0-obj\n`),
  "with exponents": head((number) => `${number} 0e+obj\n`),
  "with points": head((number) => `${number}. 0.obj\n`),
  "with comments in heads": head((number) => `${number}%x\n0%y\robj%z\n`),
  "with numbers glued to heads": head((number) => `${number} 0 obj${number}\n`),
  "with zeros in heads": head((number) => `${number}\0 0\0obj\0`),
  "with long spaces in heads": head((number) => `${number}${" ".repeat(300)}0${"\n".repeat(300)}obj `),
  "with brackets before heads": head((number) => `<<>>[]${number} 0 obj\n`),
  "with objects that do not end": text((written) => written.replace(/>>$/, "")),
  "with objects that end twice": text((written) => `${written}>>`),
  "with a flaw before each": text((written) => `) ${written}`),
  "with a key without a value": text((written) => written.replace("<<", "<</A ")),
  "with keys twice": text((written) => written.replace("<<", "<</S/GoTo/S/GoTo")),
  "with words for values": text((written) => written.replace("<<", "<</A xyz/B {")),
  "with deep arrays": text((written) => written.replace("<<", `<</A${"[".repeat(60)}${"]".repeat(60)}`)),
};
