import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { licenceFile, writeLicenceTable } from "@/tools/supply/licence-table";
import { allowed, isAllowed, licenceOf } from "@/tools/supply/licences";
import { readProduction } from "@/tools/supply/lock-file";

const production = readProduction();

test("every production package has a reviewed licence", () => {
  const others = production.filter((locked) => !isAllowed(locked));
  expect(others.map((locked) => `${locked.name}: ${licenceOf(locked)}`)).toEqual([]);
});

test("no licence is allowed without a package that has it", () => {
  const found = new Set(production.flatMap((locked) => licenceOf(locked).match(/[\w.-]+/g) ?? []));
  expect(Object.keys(allowed).filter((licence) => !found.has(licence))).toEqual([]);
});

test.each([
  ["a", "GPL-3.0-only", false],
  ["a", "UNLICENSED", false],
  ["a", "", false],
  ["a", "constructor", false],
  ["a", "(MIT OR GPL-3.0-only)", true],
  ["a", "MIT AND GPL-3.0-only", false],
  ["a", "MPL-2.0", false],
  ["lightningcss-linux-x64-gnu", "MPL-2.0", true],
])("%s under %j: %s", (name, license, expected) => {
  expect(isAllowed({ name, license })).toBe(expected);
});

test("packages say of themselves what the lock file says of them", () => {
  const installed = production.filter(({ place }) => existsSync(path.join(place, "package.json")));
  expect(installed.length).toBeGreaterThan(200);
  const differing = installed.filter(({ place, version, license }) => {
    const own = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8"));
    return own.version !== version || own.license !== license;
  });
  expect(differing.map(({ place }) => place)).toEqual([]);
});

test(`${licenceFile} is what the lock file says; npm run licences writes it anew`, () => {
  expect(readFileSync(licenceFile, "utf8")).toBe(writeLicenceTable(production));
});
