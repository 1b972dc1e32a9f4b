import compile from "icu-minify/compile";
import type { Catalog } from "./read";

/** As the parser leaves a text, a `#`, and a parameter or tag by its name. */
export type Node = string | 0 | [string, ...unknown[]];

/** What a message is made of: the names of its parameters and tags, and the forms of each plural and choice. */
type Shape = { parameters: Set<string>; tags: Set<string>; plurals: string[][]; choices: Map<string, string[]> };

/** Other scripts may need more letters; a button still has to fit. */
const buttonGrowth = 1.4;
const shortest = 12;

/** What is wrong with a language's messages beside the English ones, one line each. */
export function findFaults(english: Catalog, own: Catalog, language: string): string[] {
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`);
  const found = [...own].flatMap(([key, { text }]) => {
    const source = english.get(key);
    if (!source) return [`${key} is not known in English`];
    return findFaultsOf(text, source, language).map((fault) => `${key} ${fault}`);
  });
  return [...missing, ...found];
}

function findFaultsOf(text: string, source: { text: string; note?: string }, language: string): string[] {
  const [shape, wanted] = [readShape(text), readShape(source.text)];
  if (typeof shape === "string") return [`cannot be read: ${shape}`];
  if (typeof wanted === "string") return [`cannot be read in English: ${wanted}`];
  const faults = [
    ...differences("parameter", shape.parameters, wanted.parameters),
    ...differences("tag", shape.tags, wanted.tags),
  ];
  const rules = new Intl.PluralRules(language);
  const isCovered = (forms: string[]) => forms.includes("=1") && (forms.includes("=0") || rules.select(0) !== "one");
  for (const forms of shape.plurals)
    for (const category of rules.resolvedOptions().pluralCategories)
      if (!forms.includes(category) && !(category === "one" && isCovered(forms)))
        faults.push(`lacks the plural form "${category}"`);
  for (const [name, options] of wanted.choices) {
    const mine = shape.choices.get(name);
    if (mine && mine.join() !== options.join()) faults.push(`has other choices of ${name}: ${mine.join(", ")}`);
  }
  if (text.trim() === "" && source.text.trim() !== "") faults.push("is empty");
  const most = Math.max(Math.ceil(lengthOf(source.text) * buttonGrowth), shortest);
  if (source.note?.startsWith("Button") && lengthOf(text) > most)
    faults.push(`is too long for a button: ${lengthOf(text)} signs, at most ${most}`);
  return faults;
}

function differences(what: string, own: Set<string>, wanted: Set<string>): string[] {
  return [
    ...[...wanted].filter((name) => !own.has(name)).map((name) => `lacks the ${what} ${name}`),
    ...[...own].filter((name) => !wanted.has(name)).map((name) => `has an unknown ${what} ${name}`),
  ];
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As many signs as a reader sees. */
function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

function readShape(text: string): Shape | string {
  const shape: Shape = { parameters: new Set(), tags: new Set(), plurals: [], choices: new Map() };
  try {
    visitAll(compile(text) as Node | Node[], shape);
    return shape;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A message or a form is one text or a list of nodes. */
function visitAll(nodes: Node | Node[], shape: Shape): void {
  if (Array.isArray(nodes)) for (const node of nodes as Node[]) visit(node, shape);
}

/** A node names its parameter or tag, then says its kind: 1 a choice, 2 and 3 plurals, more for numbers and times. */
function visit(node: Node, shape: Shape): void {
  if (typeof node === "string" || node === 0) return;
  const [name, kind, options] = node;
  if (kind === undefined || (typeof kind === "number" && kind > 0)) {
    shape.parameters.add(name);
    const forms = Object.entries(kind === 1 || kind === 2 || kind === 3 ? (options as object) : {});
    const names = forms.map(([form]) => form).sort();
    if (kind === 1) shape.choices.set(name, names);
    if (kind === 2 || kind === 3) shape.plurals.push(names);
    for (const [, form] of forms) visitAll(form as Node | Node[], shape);
  } else {
    shape.tags.add(name);
    for (const part of node.slice(1)) visit(part as Node, shape);
  }
}
