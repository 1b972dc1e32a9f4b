import type { SavedSite } from "@/lib/contract/site";
import type { Env } from "@/lib/env";
import { digestOf } from "./digest";

/**
 * A digest of what all pages are made from: the build, every setting, what administrators said of the site, and the
 * engine that writes their dates and prices. It changes too often rather than too seldom.
 */
export function digestFrame(env: Env, site: SavedSite): string {
  const engine = [process.version, process.versions.icu, process.env.TZ ?? ""];
  return digestOf(JSON.stringify([env, site, engine]));
}
