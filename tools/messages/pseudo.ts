import compile from "icu-minify/compile";
import type { Node } from "./check";

/** What stands for a to z: letters whose accents need height, and letters that are read from right to left. */
const alphabets = { ltr: "áƀčďéƒğĥíĵķľḿñóṕǫŕšťúṽŵẋýž", rtl: "ابتثجحخدذرزسشصضطظعغفقكلمنه" };
export type Direction = keyof typeof alphabets;

/** By the parser's numbers. */
const kinds = ["", "select", "plural", "selectordinal", "number"];

/** A message in a made-up language: other letters, 40 % more of them, and the same parameters, tags and forms. */
export function toPseudo(text: string, dir: Direction): string {
  return writeForm(compile(text) as Node | Node[], dir);
}

function writeForm(form: Node | Node[], dir: Direction): string {
  return Array.isArray(form) ? (form as Node[]).map((node) => writeNode(node, dir)).join("") : writeNode(form, dir);
}

function writeNode(node: Node, dir: Direction): string {
  if (node === 0) return "#";
  if (typeof node === "string") return quote(lengthen(node, dir));
  const [name, kind, options] = node;
  if (kind === undefined) return `{${name}}`;
  if (typeof kind !== "number" || kind === 0) return `<${name}>${writeForm(node.slice(1) as Node[], dir)}</${name}>`;
  if (!options) return `{${name}, ${kinds[kind]}}`;
  const forms = Object.entries(options as Record<string, Node | Node[]>);
  return `{${name}, ${kinds[kind]}, ${forms.map(([form, text]) => `${form} {${writeForm(text, dir)}}`).join(" ")}}`;
}

/** Two letters of five stand twice, so that each word grows and none is added. */
function lengthen(text: string, dir: Direction): string {
  let count = 0;
  return text.replace(/[a-z]/gi, (letter) => {
    const own = alphabets[dir][letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
    const written = letter === letter.toLowerCase() ? own : own.toUpperCase();
    return [1, 3].includes(count++ % 5) ? written + own : written;
  });
}

/** As ICU's syntax has what is no syntax. */
function quote(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}<]/g, "'$&'");
}
