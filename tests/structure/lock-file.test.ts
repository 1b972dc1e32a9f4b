import { readFileSync } from "node:fs";
import { type LockedPackage, readLockFile } from "@/tools/supply/lock-file";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const entries = readLockFile();

/** Platforms that the service runs on; their packages must have a hash. */
function mayRunHere({ os, cpu, dev }: LockedPackage): boolean {
  return !dev && (os?.includes("linux") ?? true) && (cpu?.some((each) => each === "x64" || each === "arm64") ?? true);
}

test("every package for Linux on x64 and arm64 has a hash, and what has none is optional", () => {
  const bare = entries.filter(({ integrity }) => integrity === undefined);
  expect(bare.filter((entry) => mayRunHere(entry) || !entry.optional).map(({ place }) => place)).toEqual([]);
  const hashes = entries.flatMap(({ integrity }) => integrity ?? []);
  expect(hashes.filter((hash) => !/^sha512-[\w+/]{86}==$/.test(hash))).toEqual([]);
});

test("packages come from the registry alone, in exact versions", () => {
  const foreign = entries.flatMap(({ resolved }) => resolved ?? []);
  expect(foreign.filter((address) => !address.startsWith("https://registry.npmjs.org/"))).toEqual([]);
  expect(entries.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version)).map(({ place }) => place)).toEqual([]);
});

test("only packages that are named run a script of their own when they are installed", () => {
  const withScripts = entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
});
