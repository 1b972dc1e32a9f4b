import { readdirSync } from "node:fs";
import path from "node:path";
import { BLOCKED_PAGES, STATIC_STATUS_PAGES } from "next/constants";
import { HTTPAccessErrorStatus } from "next/dist/client/components/http-access-fallback/http-access-fallback";
import { isReservedSlug, reservedSlugs, slugSchema } from "@/lib/contract/cards/slug";
import { root } from "./sources";

test("every first path segment that is the product's own is reserved", () => {
  const segments = [...topSegments("app"), ...topSegments("public"), "media", "_next", "healthz", "readyz"];
  const free = segments.filter((segment) => !(reservedSlugs as readonly string[]).includes(segment));
  expect(free).toEqual([]);
});

test("no card is at an address where the framework has a page of its own", () => {
  const pages = [...BLOCKED_PAGES, ...STATIC_STATUS_PAGES, `/${HTTPAccessErrorStatus.NOT_FOUND}`];
  const names = pages.map((page) => page.slice(1));
  expect(names).toEqual(expect.arrayContaining(["404", "500"]));
  expect(names.filter((name) => slugSchema.safeParse(name).success && !isReservedSlug(name))).toEqual([]);
});

/** First path segments of routes in `folder`: route groups are opened, parameters and special files skipped. */
function topSegments(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (/^\(.*\)$/.test(entry.name)) return topSegments(path.join(folder, entry.name));
    if (entry.name.startsWith("[")) return [];
    if (
      entry.isFile() &&
      folder.startsWith("app") &&
      /^(layout|page|route|not-found|error|global-error|loading)\./.test(entry.name)
    )
      return [];
    return [entry.name.split(".")[0] ?? ""];
  });
}
