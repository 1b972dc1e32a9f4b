import type { LockedPackage } from "./lock-file";

type Allowance = { why: string; only?: RegExp };

/**
 * Licences that a production package may have, by SPDX identifier, and why each is fine for a service that others install
 * and change. `only` names packages that were reviewed one by one.
 */
export const allowed: Readonly<Record<string, Allowance>> = {
  "0BSD": { why: "asks for nothing" },
  "Apache-2.0": { why: "keep its notices; grants patents" },
  "BlueOak-1.0.0": { why: "keep its text" },
  "BSD-2-Clause": { why: "keep its notice" },
  "BSD-3-Clause": { why: "keep its notice" },
  "CC-BY-4.0": {
    why: "data and drawings, used unchanged and attributed here",
    only: /^(caniuse-lite|@twemoji\/svg)$/,
  },
  "CC0-1.0": { why: "asks for nothing" },
  ISC: { why: "keep its notice" },
  "LGPL-3.0-or-later": {
    why: "libvips as a library of its own beside sharp, unchanged; another build of it can take its place",
    only: /^@img\/sharp-(libvips-|win32-|wasm32$)/,
  },
  MIT: { why: "keep its notice" },
  "MIT-0": { why: "asks for nothing" },
  "MPL-2.0": {
    why: "used unchanged; its source is the package's own",
    only: /^(ical\.js|lightningcss(-.+)?|web-push)$/,
  },
  "OFL-1.1": { why: "fonts, used unchanged and under their names", only: /^@fontsource(-variable)?\// },
  Unlicense: { why: "asks for nothing" },
};

/** Licences that the lock file does not name. */
const stated: readonly { packages: RegExp; licence: string }[] = [
  // The drawings are Twitter's; the package's licence covers only its code.
  { packages: /^@twemoji\/svg$/, licence: "MIT AND CC-BY-4.0" },
  // Packages without a hash have no licence field either; the same packages for other platforms have this one.
  { packages: /^(@next\/swc|@tailwindcss\/oxide)-/, licence: "MIT" },
];

/** An SPDX expression; empty if unknown. */
export function licenceOf({ name, license = "" }: Pick<LockedPackage, "name" | "license">): string {
  return stated.find(({ packages }) => packages.test(name))?.licence ?? license;
}

/** Whether one of the alternatives of the expression is allowed as a whole. */
export function isAllowed(locked: Pick<LockedPackage, "name" | "license">): boolean {
  const ways = licenceOf(locked)
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ");
  return ways.some((way) => way.split(" AND ").every((licence) => allows(licence, locked.name)));
}

function allows(licence: string, name: string): boolean {
  if (!Object.hasOwn(allowed, licence)) return false;
  return allowed[licence]?.only?.test(name) ?? true;
}
