import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readSources, root } from "./sources";

/** What parts write, read from their source: keys of messages in them, in what they import at once, and in rules that they use. */

type Written = { [name: string]: Written | string };

export const texts = new Map(readSources().map(({ file, text }) => [file, text]));

const messages: Written = Object.fromEntries(
  readdirSync(path.join(root, "messages/en")).map((name) => [
    path.basename(name, ".json"),
    JSON.parse(readFileSync(path.join(root, "messages/en", name), "utf8")),
  ]),
);

/** The keys below a subject or a place, or the key itself; none where there is no such message. */
export function keysOf(piece: string): string[] {
  const found = piece.split(".").reduce<Written | string | undefined>((at, name) => {
    return typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined;
  }, messages);
  if (found === undefined) return [];
  if (typeof found === "string") return [piece];
  return Object.keys(found)
    .filter((name) => !name.startsWith("@"))
    .flatMap((name) => keysOf(`${piece}.${name}`));
}

export const subjectOf = (key: string) => key.split(".")[0] as string;

/** All keys that these files may write, and what they import: at once, or later without messages of its own. */
export function keysWritten(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const later = importsLater(file).filter(({ subjects }) => !subjects);
    for (const { target } of [...importsOf(file), ...later]) if (isFollowed(target)) found.add(target);
  }
  return new Set([...found].flatMap((file) => [...keysIn(file), ...keysOfRules(file)]));
}

/** Of the contract only what is used counts; the others run on the server. */
const isFollowed = (file: string) =>
  !/^lib\/(contract(?!\/notifications\/texts)|runtime|drawing|web\/(session|provider-client))\/|\/catalog\.ts$/.test(
    file,
  );
/** Browsers get operations without their schemas, and no screen is sent what policies say of them. */
const isContract = (file: string) => /^lib\/contract\/(?!(.*\/)?(operations|policies)\.ts$)/.test(file);

export function findFile(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const name = specifier.startsWith("@/") ? specifier.slice(2) : path.join(path.dirname(from), specifier);
  return [`${name}.tsx`, `${name}.ts`].find((one) => texts.has(one));
}

type Import = { target: string; whole?: string; names: string[] };

/** What a file imports at once, apart from types. */
const importsOf = remember((file): Import[] =>
  [...textOf(file).matchAll(/^import\s+(?!type\b)(?:([^;"]*?)\s+from\s+)?"([^"]+)";/gm)].flatMap(
    ([, list = "", specifier = ""]) => {
      const target = findFile(file, specifier);
      const whole = /\* as (\w+)/.exec(list)?.[1];
      const names = list.replace(/\btype \w+( as \w+)?/g, "").match(/\w+/g) ?? [];
      return target && (names.length > 0 || !list) ? [{ target, whole, names }] : [];
    },
  ),
);

/** By whole keys, and by the places that parts are given, which write what stands there and nothing below. */
const keysIn = remember((file): string[] => [
  ...[...textOf(file).matchAll(/(words=)?"([a-z-]+(?:\.\w+)*)"/g)].flatMap(([, words, piece = ""]) => {
    if (words) return keysOf(piece).filter((key) => !key.slice(piece.length + 1).includes("."));
    return piece.includes(".") ? keysOf(piece) : [];
  }),
  // One of the keys of a place.
  ...[...textOf(file).matchAll(/`([a-z-]+(?:\.\w+)+)\.\$\{/g)].flatMap(([, place = ""]) => keysOf(place)),
]);

const keysOfRules = remember((file): string[] => {
  const ofContract = importsOf(file).filter(({ target }) => isContract(target));
  return ofContract.flatMap(({ target, whole, names }) =>
    (whole ? membersOf(whole, textOf(file)) : names).flatMap((name) => keysOfRule(target, name)),
  );
});

const membersOf = (whole: string, text: string) =>
  [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);

/** The keys of what one name in the contract stands for: a text, a schema, a function that checks. */
export function keysOfRule(file: string, name: string, seen = new Set<string>()): string[] {
  if (seen.has(`${file} ${name}`)) return [];
  seen.add(`${file} ${name}`);
  const own = declarationOf(file, name);
  const locals: string[] = own.match(/\b[a-zA-Z]\w*/g) ?? [];
  const used = importsOf(file).filter(({ target }) => isContract(target));
  return [
    ...[...own.matchAll(/"([a-z-]+(?:\.\w+)+)"/g)].flatMap(([, key = ""]) => keysOf(key)),
    ...[...new Set(locals)].flatMap((local) => keysOfRule(file, local, seen)),
    ...used.flatMap(({ target, whole, names }) =>
      (whole ? membersOf(whole, own) : names.filter((one) => locals.includes(one))).flatMap((one) =>
        keysOfRule(target, one, seen),
      ),
    ),
  ];
}

const declarations = remember((file): Map<string, string> => {
  const blocks = textOf(file).split(/^(?=(?:export )?(?:async )?(?:const|function|class) )/m);
  return new Map(
    blocks.map((block) => [/^(?:export )?(?:async )?(?:const|function|class) (\w+)/.exec(block)?.[1] ?? "", block]),
  );
});

function declarationOf(file: string, name: string): string {
  return declarations(file).get(name) ?? "";
}

function textOf(file: string): string {
  return texts.get(file) ?? "";
}

function remember<R>(work: (file: string) => R): (file: string) => R {
  const known = new Map<string, R>();
  return (file) => {
    const result = known.get(file) ?? work(file);
    known.set(file, result);
    return result;
  };
}

type Later = {
  target: string;
  /** Null where it is loaded without `withMessages`. */
  subjects: string[] | null;
  /** What is taken of the file. */
  names: string[];
};

const later =
  /(?:withMessages\(\s*\[([^\]]*)\],\s*\(\)\s*=>\s*)?import\(\s*"([^"]+)"\s*\)(?:\.then\(([^=]*)=>([^,;]*))?/g;

export const importsLater = remember((file): Later[] =>
  [...textOf(file).matchAll(later)].flatMap(([, list, specifier = "", given = "", taken = ""]) => {
    const target = findFile(file, specifier);
    const subjects = list === undefined ? null : (list.match(/[a-z][a-z-]*/g) ?? []);
    return target ? [{ target, subjects, names: `${given} ${taken}`.match(/\w+/g) ?? [] }] : [];
  }),
);

/** All keys that a file that is loaded later may write. */
export function keysWrittenBy({ target, names }: Later): Set<string> {
  return isContract(target) ? new Set(names.flatMap((name) => keysOfRule(target, name))) : keysWritten([target]);
}
