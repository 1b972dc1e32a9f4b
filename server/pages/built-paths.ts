import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StartError } from "@/lib/runtime/start-error";

const route = z.object({ page: z.string(), regex: z.string() });
const manifestSchema = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) });

const personPage = "/[companyName]/[handle]";

export type BuiltPaths = {
  /** Files of `public/` and of the build. */
  files: ReadonlySet<string>;
  /** Matches every route of the app but people's short addresses: theirs would match any two segments. */
  routes: RegExp;
};

/** Reads Next's build in `root`. @throws StartError if its manifest cannot be read */
export function readBuiltPaths(root: string): BuiltPaths {
  const manifest = path.join(root, ".next", "routes-manifest.json");
  const files = [
    ...listFiles(path.join(root, "public"), ""),
    ...listFiles(path.join(root, ".next", "static"), "/_next/static"),
  ];
  try {
    const { staticRoutes, dynamicRoutes } = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
    const named = [...staticRoutes, ...dynamicRoutes].filter(({ page }) => page !== personPage);
    const patterns = named.map(({ regex }) => regex);
    return { files: new Set(files), routes: new RegExp(patterns.join("|")) };
  } catch (cause) {
    throw new StartError(`${manifest} cannot be read; remove the folder .next and start again`, { cause });
  }
}

/** Files below `folder` as canonical paths under `base`. */
function listFiles(folder: string, base: string): string[] {
  // Names, since `Dirent.parentPath` needs Node 20.12.
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => `${base}/${name.split(path.sep).map(encodeURIComponent).join("/")}`);
}
