import { readFileSync } from "node:fs";

/** One package at one place in the lock file. */
export type LockedPackage = {
  place: string;
  name: string;
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** Development only. */
  dev?: true;
  optional?: true;
  hasInstallScript?: true;
  os?: string[];
  cpu?: string[];
};

/** Every package, for all platforms. */
export function readLockFile(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Omit<LockedPackage, "place"> & { name?: string }>;
  };
  const below = Object.entries(packages).filter(([place]) => place !== "");
  return below.map(([place, entry]) => ({ ...entry, place, name: entry.name ?? nameAt(place) }));
}

/** What `npm ci --omit=dev` installs on any platform. */
export function readProduction(): LockedPackage[] {
  return readLockFile().filter(({ dev }) => !dev);
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}
