import { isPageTag, siteTag } from "@/lib/contract/page-tags";
import type { Answer } from "./page";

/** Headers that say who may keep an answer and for how long, names and values in turn. */
export type Caching = (answer: Answer) => string[];

/** In seconds. `docs/cdn.md` tells what each is good for. */
const held = { page: 60 * 60, changing: 1, whileRenewed: 60, whileAway: 24 * 60 * 60 };

/**
 * What browsers and caches in front of the site are told, by the kind of answer. Only where a CDN is told of changes may
 * it keep what companies change; a browser asks each time, so that an owner who saves sees the change.
 */
export function createCaching(hasCdn: boolean): Record<"page" | "fresh" | "asset", Caching> {
  const keys = (answer: Answer) => (hasCdn ? nameKeys(answer) : []);
  return {
    page: (answer) => [...(hasCdn ? shareBriefly(answer) : alwaysAsked), ...keys(answer)],
    // A browser may keep it for the way back, which with `no-store` would lose what was typed.
    fresh: () => ["cache-control", "private, no-cache"],
    asset: (answer) => ["cache-control", assetPolicy(answer), ...keys(answer)],
  };
}

const alwaysAsked = ["cache-control", "public, max-age=0, must-revalidate"];

/**
 * Twice, since browsers read Cache-Control too: they would show an old page to whoever has just saved, were they told to
 * revalidate behind it. What changes by itself, unannounced, is held for a moment alone.
 */
function shareBriefly({ until }: Answer): string[] {
  const age = until === undefined ? held.page : held.changing;
  const behind = until === undefined ? `stale-while-revalidate=${held.whileRenewed}, ` : "";
  const targeted = `max-age=${age}, ${behind}stale-if-error=${held.whileAway}`;
  return [
    ...["cache-control", `public, max-age=0, s-maxage=${age}, stale-if-error=${held.whileAway}`],
    ...["cdn-cache-control", targeted, "surrogate-control", targeted],
  ];
}

/** The tags by which a page is purged here, and one that all have: the site's own, which is every page's. */
function nameKeys({ tags }: Answer): string[] {
  const keys = [...new Set([siteTag, ...(tags ?? []).filter(isPageTag)])];
  return ["surrogate-key", keys.join(" "), "cache-tag", keys.join(",")];
}

/** Next marks the files of its build as immutable; those of `public/` are asked for under a version or seldom. */
function assetPolicy({ headers }: Answer): string {
  const policy = headers["cache-control"] ?? "";
  return policy.includes("immutable") ? policy : "public, max-age=86400";
}
