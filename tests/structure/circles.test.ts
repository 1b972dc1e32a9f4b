import path from "node:path";
import { importsOf, readSources } from "./sources";

type Import = { from: string; to: string };

/** Folders whose subfolders are modules; a file directly in one is a module by itself. */
const houses = ["provider", "provider/ports", "lib", "lib/contract", "lib/web", "components"];

/** Type-only imports do not count, since they vanish at run time: `deps.ts` names types of every module. */
const typesOnly = /import type [^;]*;/g;

const imports = readSources()
  .filter(({ file }) => !/^(tests|e2e)\//.test(file))
  .flatMap(({ file, text }) => importsOf(file, text.replace(typesOnly, "")).map((to): Import => ({ from: file, to })));

test.each(houses)("subjects of %s know each other in one direction", (house) => {
  const known = new Map<string, Map<string, Import>>();
  for (const arrow of imports) {
    const [from, to] = [subjectOf(house, arrow.from), subjectOf(house, arrow.to)];
    if (from === null || to === null || from === to) continue;
    known.set(from, (known.get(from) ?? new Map()).set(to, arrow));
  }
  const circles = [...known.keys()].map((subject) => findWayBack(subject, known)).filter((way) => way.length > 0);
  expect(circles.map((way) => way.map(({ from, to }) => `${from} → ${to}`))).toEqual([]);
});

function subjectOf(house: string, file: string): string | null {
  const inside = path.relative(house, file);
  if (inside.startsWith("..")) return null;
  const [subject = ""] = inside.split("/");
  return inside === subject ? path.parse(subject).name : `${subject}/`;
}

/** The imports of the shortest cycle through `start`; empty if there is none. */
function findWayBack(start: string, known: Map<string, Map<string, Import>>): Import[] {
  const reached = new Map<string, Import[]>([[start, []]]);
  for (const [subject, way] of reached)
    for (const [next, arrow] of known.get(subject) ?? []) {
      if (next === start) return [...way, arrow];
      if (!reached.has(next)) reached.set(next, [...way, arrow]);
    }
  return [];
}
