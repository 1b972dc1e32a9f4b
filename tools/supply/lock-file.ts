import { readFileSync } from "node:fs";

/** What the lock file says of one package, at the place where it is installed. */
export type LockedPackage = {
  place: string;
  name: string;
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  /** For development alone. */
  dev?: true;
  optional?: true;
  hasInstallScript?: true;
  os?: string[];
  cpu?: string[];
};

/** Every package below the project, on whatever platform. */
export function readLockFile(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Omit<LockedPackage, "place"> & { name?: string }>;
  };
  const below = Object.entries(packages).filter(([place]) => place !== "");
  return below.map(([place, entry]) => ({ ...entry, place, name: entry.name ?? nameAt(place) }));
}

/** What `npm ci --omit=dev` installs on one platform or another. */
export function readProduction(): LockedPackage[] {
  return readLockFile().filter(({ dev }) => !dev);
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}
